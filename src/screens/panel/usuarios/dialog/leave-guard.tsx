import { useSelector } from '@xstate/react';
import type { LeavingQuestion } from '#src/browser/unsaved.ts';
import { useUnsaved } from '#src/browser/use-unsaved.ts';
import { LeaveQuestion } from '#src/features/panel-screen/leave-question.tsx';
import type { UsersActor } from '../users-actor.ts';

/** Question before running changes are stopped. */
const CHANGES_RUNNING: LeavingQuestion = {
  title: '¿Salir de Usuarios?',
  text: 'Hay cambios en camino: si sales, los que faltan no se hacen.',
  stay: 'Quedarme',
  leave: 'Salir',
};

const viewIn = ({ search }: { readonly search: string }) => new URLSearchParams(search).get('vista');

/** Asks before the screen is left while changes run or a dialog has unsaved input. */
export function LeaveGuard({ actor }: { readonly actor: UsersActor }) {
  const isWorking = useSelector(actor, (snapshot) => snapshot.matches({ changes: 'working' }));
  useUnsaved({
    isDirty: () => isWorking,
    survives: (from, to) => from.pathname === to.pathname && viewIn(from) === viewIn(to),
    question: CHANGES_RUNNING,
  });
  return <LeaveQuestion />;
}
