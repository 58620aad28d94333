import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { onOwnEntry } from './layers.ts';
import { questionsBefore, registerUnsaved, type LeavingQuestion, type Unsaved } from './unsaved.ts';

/** Asks before unsaved work is lost: the browser on close or reload, `useLeaving` on navigation. */
export function useUnsaved({ isDirty, survives, question }: Unsaved): void {
  const isDirtyNow = useEffectEvent(isDirty);
  const survivesNow = useEffectEvent(survives);
  const { title, text, stay, leave } = question;
  useEffect(() => {
    return registerUnsaved({
      isDirty: () => isDirtyNow(),
      survives: (from, to) => survivesNow(from, to),
      question: { title, text, stay, leave },
    });
  }, [title, text, stay, leave]);
}

interface Leaving {
  /** One for each registered unsaved work, the newest last. */
  readonly questions: readonly LeavingQuestion[];
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Blocks every navigation that would lose unsaved work, except to the login: the end of a session is never blocked.
 * The router allows one blocker at a time, so a screen calls this once.
 * @returns the question to ask; null when there is none.
 */
export function useLeaving(): Leaving | null {
  const [questions, setQuestions] = useState<readonly LeavingQuestion[]>([]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const found = questionsBefore(currentLocation, nextLocation);
    if (found.length === 0 || nextLocation.pathname === href('login')) return false;
    setQuestions(found);
    return true;
  });
  if (blocker.state !== 'blocked') return null;
  return {
    questions,
    stay: () => {
      blocker.reset();
    },
    leave: () => {
      void onOwnEntry(() => {
        blocker.proceed();
      });
    },
  };
}
