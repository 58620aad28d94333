import { useEffect, useEffectEvent, useState } from 'react';
import { openPdf, type Pdf } from './open-pdf.ts';

/**
 * A file being read as a PDF, for as long as what shows it is on the page.
 * @returns null while it is being read, and for what cannot be
 */
export function usePdf(file: Blob, onUnreadable: () => void): Pdf | null {
  const [pdf, setPdf] = useState<Pdf | null>(null);
  const refuse = useEffectEvent(onUnreadable);
  useEffect(() => {
    const opening = openPdf(file);
    let gone = false;
    const judge = async () => {
      const read = await opening.pdf;
      if (gone) return;
      if (read === null) refuse();
      else setPdf(read);
    };
    void judge();
    return () => {
      gone = true;
      opening.stop();
      setPdf(null);
    };
  }, [file]);
  return pdf;
}
