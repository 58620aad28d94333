import { useLayoutEffect } from 'react';

/** Gives the focus back to where it was, once what came up from there is gone; else to the page's heading. */
export function useFocusBack(): void {
  useLayoutEffect(() => {
    const { activeElement: opener } = document;
    return () => {
      // What is going is still there while this is heard, and a button of it has the focus.
      queueMicrotask(() => {
        if (document.activeElement !== document.body && document.activeElement !== null) return;
        const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
        const back = isThere ? opener : document.querySelector<HTMLElement>('main h1');
        back?.focus({ preventScroll: true });
      });
    };
  }, []);
}
