import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to a part of the screen and focuses it when the address names it (`#id`). */
export function useHashTarget(id: string, target: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}`) return;
    target.current?.scrollIntoView();
    target.current?.focus({ preventScroll: true });
  }, [hash, key, id, target]);
}
