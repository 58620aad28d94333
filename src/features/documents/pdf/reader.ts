import type { PDFWorker } from 'pdfjs-dist';

type Reader = typeof import('pdfjs-dist');

/** Loads the reader and sets the address of its worker, both from our own origin. */
export async function importReader(): Promise<Reader> {
  const [reader, { default: workerSrc }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?worker&url'),
  ]);
  reader.GlobalWorkerOptions.workerSrc = workerSrc;
  return reader;
}

let worker: PDFWorker | null = null;

/** The reader's worker, shared by all documents: its code is large, and later documents open faster. */
export function sharedWorker({ PDFWorker }: Reader): PDFWorker {
  if (worker === null || worker.destroyed) worker = new PDFWorker();
  return worker;
}
