import { useEffect } from 'react';

/** Gives the focus back to where it was, once what came up from there is gone from the page. */
export function useFocusBack(): void {
  useEffect(() => {
    const { activeElement: opener } = document;
    return () => {
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      const back = isThere ? opener : document.querySelector<HTMLElement>('main h1');
      back?.focus({ preventScroll: true });
    };
  }, []);
}
