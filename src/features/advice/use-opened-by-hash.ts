import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens, shows and focuses the `details` among an element's children that the address names (`#id`). */
export function useOpenedByHash(list: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const named = hash === '' ? null : list.current?.children.namedItem(hash.slice(1));
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    const summary = named.querySelector('summary');
    summary?.scrollIntoView({ block: 'center' });
    summary?.focus({ preventScroll: true });
  }, [hash, key, list]);
}
