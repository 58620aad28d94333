import type { PDFWorker } from 'pdfjs-dist';

type Reader = typeof import('pdfjs-dist');

/** The reader and the address of its worker, both of our own origin. */
export async function importReader(): Promise<Reader> {
  const [reader, { default: workerSrc }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?worker&url'),
  ]);
  reader.GlobalWorkerOptions.workerSrc = workerSrc;
  return reader;
}

let worker: PDFWorker | null = null;

/** One for the page: its code is large, and the next document is there the sooner. */
export function sharedWorker({ PDFWorker }: Reader): PDFWorker {
  if (worker === null || worker.destroyed) worker = new PDFWorker();
  return worker;
}
