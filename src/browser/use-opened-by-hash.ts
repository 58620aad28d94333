import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Shows what the address names (`#id`) within an element: opens all that it is folded in, and focuses its summary. */
export function useOpenedByHash(within: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    const named = id === '' ? null : within.current?.querySelector(`[id="${CSS.escape(id)}"]`);
    const part = named?.closest('details');
    if (!named || !part) return;
    for (let fold: HTMLDetailsElement | null = part; fold !== null;) {
      fold.open = true;
      fold = fold.parentElement?.closest('details') ?? null;
    }
    const summary = part.querySelector('summary');
    const isHead = named === part || named.closest('summary') !== null;
    (isHead ? summary : named)?.scrollIntoView({ block: isHead ? 'center' : 'start' });
    summary?.focus({ preventScroll: true });
  }, [hash, key, within]);
}
