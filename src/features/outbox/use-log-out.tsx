import { Suspense, type ReactNode } from 'react';
import { hasOutbox } from '#machines/session/session.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useServices } from '#src/actor-hooks/services.ts';
import { useQuestion } from '#src/actor-hooks/use-question.ts';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { outboxOf } from './outbox.ts';

const LogOutQuestion = lazyPart(
  () => import('./question/log-out-question.tsx').then((module) => ({ default: module.LogOutQuestion })),
  () => null,
);

interface LogOut {
  readonly logOut: () => void;
  /** The question that is asked where unsent quotes would be lost; null while there is none. */
  readonly question: ReactNode;
}

/** Logs out. It asks nothing (B47), except where unsent quotes would be lost, or may be (W11). */
export function useLogOut(): LogOut {
  const services = useServices();
  const surroundings = useActorSurroundings();
  const { isOpen, open, close } = useQuestion();
  const leave = () => {
    services.session.send({ type: 'session.logout' });
  };
  const askOrLeave = async () => {
    const outbox = await outboxOf(services, surroundings).catch(() => null);
    // Without its script nobody knows what is unsent: a question is better than a loss.
    const kept = outbox?.getSnapshot().context.outbox;
    if (kept === undefined || kept.unsent.length + kept.unread.length > 0) open();
    else leave();
  };
  return {
    logOut: () => {
      if (hasOutbox()) void askOrLeave();
      else leave();
    },
    question: isOpen ? (
      <Suspense>
        <LogOutQuestion onStay={close} onLeave={leave} />
      </Suspense>
    ) : null,
  };
}
