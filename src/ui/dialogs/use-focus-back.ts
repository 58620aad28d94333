import { useLayoutEffect } from 'react';

/** On unmount, returns the focus to the element that had it on mount; if that is gone, to the page's heading. */
export function useFocusBack(): void {
  useLayoutEffect(() => {
    const { activeElement: opener } = document;
    return () => {
      // When this cleanup runs, the elements being removed are still in the page and one of them may have the focus.
      queueMicrotask(() => {
        if (document.activeElement !== document.body && document.activeElement !== null) return;
        const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
        const back = isThere ? opener : document.querySelector<HTMLElement>('main h1');
        back?.focus({ preventScroll: true });
      });
    };
  }, []);
}
