import { useEffect, useEffectEvent, useState } from 'react';
import { openPdf, type Pdf } from './open-pdf.ts';

/**
 * Opens a file as a PDF while the component is mounted.
 * @returns null while it is being opened, and when it is not readable
 */
export function usePdf(file: Blob, onUnreadable: () => void): Pdf | null {
  const [pdf, setPdf] = useState<Pdf | null>(null);
  const reportUnreadable = useEffectEvent(onUnreadable);
  useEffect(() => {
    const opening = openPdf(file);
    let isUnmounted = false;
    const finish = async () => {
      const read = await opening.pdf;
      if (isUnmounted) return;
      if (read === null) reportUnreadable();
      else setPdf(read);
    };
    void finish();
    return () => {
      isUnmounted = true;
      opening.stop();
      setPdf(null);
    };
  }, [file]);
  return pdf;
}
