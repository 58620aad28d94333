import { useSelector } from '@xstate/react';
import { useLeaving, useUnsaved } from '#src/browser/use-unsaved.ts';
import type { UsersActor } from '../users-actor.ts';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { CHANGES_RUNNING } from './leaving-questions.ts';
import { useEscape } from './use-escape.ts';

const viewIn = ({ search }: { readonly search: string }) => new URLSearchParams(search).get('vista');

/**
 * Asks before the screen is left while changes run or a dialog has unsaved input. Rendered before the dialogs, so
 * that Escape reaches its question first.
 */
export function LeaveGuard({ actor }: { readonly actor: UsersActor }) {
  const isWorking = useSelector(actor, (snapshot) => snapshot.matches({ changes: 'working' }));
  useUnsaved({
    isDirty: () => isWorking,
    survives: (from, to) => from.pathname === to.pathname && viewIn(from) === viewIn(to),
    question: CHANGES_RUNNING,
  });
  const leaving = useLeaving();
  useEscape((event) => {
    if (leaving === null) return;
    event.preventDefault();
    leaving.stay();
  });
  const last = leaving?.questions.at(-1);
  if (leaving === null || last === undefined) return null;
  return (
    <AskBeforeLeaving
      opened
      question={{ ...last, text: leaving.questions.map(({ text }) => text).join(' ') }}
      onStay={leaving.stay}
      onLeave={leaving.leave}
    />
  );
}
