import type { DocumentOpened } from '#machines/document/document.machine.ts';
import { openPdf, type Pdf } from './pdf/open-pdf.ts';

/** The opened PDFs, by their files. */
const opened = new WeakMap<Blob, Pdf>();

/** Opens a file as a PDF and calls back once. Returns the function that frees it. */
export function readPdf(file: Blob, tell: (result: DocumentOpened) => void): () => void {
  const opening = openPdf(file);
  let isFreed = false;
  const finish = async () => {
    const pdf = await opening.pdf;
    if (isFreed) return;
    if (pdf !== null) opened.set(file, pdf);
    tell({ type: pdf === null ? 'document.unreadable' : 'document.readable' });
  };
  void finish();
  return () => {
    isFreed = true;
    opened.delete(file);
    opening.stop();
  };
}

/** The PDF of a file, while it is open. */
export const openedPdf = (file: Blob | null): Pdf | null =>
  file === null ? null : (opened.get(file) ?? null);
