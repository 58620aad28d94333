import { useLayoutEffect } from 'react';

/** Gives the focus back to what a panel was opened by, as soon as the panel is gone; else to the page's heading. */
export function useOpenerFocus(): void {
  useLayoutEffect(() => {
    const { activeElement: opener } = document;
    return () => {
      // The panel is still there while this is heard, and its own button has the focus.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
        const back = isThere ? opener : document.querySelector<HTMLElement>('main h1');
        back?.focus({ preventScroll: true });
      });
    };
  }, []);
}
