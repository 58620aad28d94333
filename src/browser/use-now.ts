import { useEffect, useState } from 'react';

/** The time in ms, renewed so often while the page is open, and when somebody comes back to it. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const renew = () => {
      setNow(Date.now());
    };
    const timer = setInterval(renew, everyMs);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [everyMs]);
  return now;
}
