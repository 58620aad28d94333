import { useEffect, useEffectEvent } from 'react';

/** Calls back when a file is dropped or pasted anywhere on the page; the browser would open it instead. */
export function useGivenFile(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const receive = (event: Event, data: DataTransfer | null) => {
      const file = data?.files.item(0);
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    const onPaste = (event: ClipboardEvent) => {
      receive(event, event.clipboardData);
    };
    const onDrop = (event: DragEvent) => {
      receive(event, event.dataTransfer);
    };
    const onDragOver = (event: DragEvent) => {
      event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    document.addEventListener('drop', onDrop);
    document.addEventListener('dragover', onDragOver);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('dragover', onDragOver);
    };
  }, []);
}
