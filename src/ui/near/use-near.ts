import { useEffect, useState, type RefObject } from 'react';

/** How far outside the window something counts as near, so that it is ready when it becomes visible. */
const MARGIN = '50% 0px';

/**
 * Whether an element has come near the visible part of the page.
 * @param atOnce whether it counts as near from the start
 */
export function useNear(place: RefObject<HTMLElement | null>, atOnce = false): boolean {
  const [isNear, setNear] = useState(atOnce);
  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [isNear, place]);
  return isNear;
}
