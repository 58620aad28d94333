import { useSelector } from '@xstate/react';
import { useLeaving, useUnsaved } from '../../../support/use-unsaved.ts';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import type { UsersActor } from '../users-actor.ts';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { useEscape } from './use-escape.ts';
import { UNDER_WAY } from './words.ts';

/**
 * Asks before the screen is left with accounts still to be switched, or a dialog of it with something typed. It stands
 * before the dialogs, so that Escape reaches its question first.
 */
export function AskOnTheWay({ actor }: { readonly actor: UsersActor }) {
  const isWorking = useSelector(actor, (snapshot) => snapshot.matches({ changes: 'working' }));
  useUnsaved({
    isThere: () => isWorking,
    survives: (from, to) => from.pathname === to.pathname,
    question: UNDER_WAY,
  });
  const leaving = useLeaving();
  useEscape((event) => {
    if (leaving === null) return;
    event.preventDefault();
    leaving.stay();
  });
  const last = leaving?.lost.at(-1);
  if (leaving === null || last === undefined) return null;
  return (
    <ThemeProvider>
      <AskBeforeLeaving
        opened
        question={{ ...last, text: leaving.lost.map(({ text }) => text).join(' ') }}
        onStay={leaving.stay}
        onLeave={leaving.leave}
      />
    </ThemeProvider>
  );
}
