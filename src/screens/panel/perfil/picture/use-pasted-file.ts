import { useEffect, useEffectEvent } from 'react';

/** Calls back when a file is pasted anywhere on the page and no other handler took it. */
export function usePastedFile(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files.item(0);
      if (!file || event.defaultPrevented) return;
      event.preventDefault();
      take(file);
    };
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('paste', onPaste);
    };
  }, []);
}
