import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { keep, lostBy, type LeavingQuestion, type Unsaved } from './unsaved.ts';

/** Has the browser ask before the page is closed or reloaded, and the screen that asks (`useLeaving`) before it is left. */
export function useUnsaved({ isThere, survives, question }: Unsaved): void {
  const isThereNow = useEffectEvent(isThere);
  const survivesNow = useEffectEvent(survives);
  const { title, text, stay, leave } = question;
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isThereNow()) event.preventDefault();
    };
    const forget = keep({
      isThere: () => isThereNow(),
      survives: (from, to) => survivesNow(from, to),
      question: { title, text, stay, leave },
    });
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      forget();
    };
  }, [title, text, stay, leave]);
}

interface Leaving {
  /** What leaving would lose, the latest last. */
  readonly lost: readonly LeavingQuestion[];
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Holds back every navigation that would lose something, but to the login: a session's end is never held back.
 * The router has one such place at a time, so that a screen calls this once for all that is on it.
 * @returns what is to be asked; null while nothing is.
 */
export function useLeaving(): Leaving | null {
  const [lost, setLost] = useState<readonly LeavingQuestion[]>([]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const losses = lostBy(currentLocation, nextLocation);
    if (losses.length === 0 || nextLocation.pathname === href('login')) return false;
    setLost(losses);
    return true;
  });
  if (blocker.state !== 'blocked') return null;
  return {
    lost,
    stay: () => {
      blocker.reset();
    },
    leave: () => {
      blocker.proceed();
    },
  };
}
