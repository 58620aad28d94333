import type { PDFDocumentProxy } from 'pdfjs-dist';
import { importReader, sharedWorker } from './reader.ts';

/** A PDF that can be drawn. */
export interface Pdf {
  readonly document: PDFDocumentProxy;
  /** Size of the first page in CSS px, assumed for the other pages until they are loaded. */
  readonly first: PageSize;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export interface Opening {
  /** null when the file is not a readable PDF. It never rejects. */
  readonly pdf: Promise<Pdf | null>;
  /** Cancels the opening, or frees the opened PDF. */
  readonly stop: () => void;
}

/** The %PDF mark must be within the first bytes. */
const HEAD_BYTES = 1_024;

/** Opens a file as a PDF. The reader is loaded only when the file starts like a PDF, and runs in a worker. */
export function openPdf(file: Blob): Opening {
  let stopped = false;
  let destroy = () => {
    stopped = true;
  };

  async function open(): Promise<Pdf | null> {
    const head = await file.slice(0, HEAD_BYTES).text();
    if (!head.includes('%PDF-')) return null;
    const [reader, data] = await Promise.all([importReader(), file.arrayBuffer()]);
    if (stopped) return null;
    const worker = sharedWorker(reader);
    // The content security policy forbids WebAssembly.
    const task = reader.getDocument({ data: new Uint8Array(data), worker, useWasm: false, verbosity: 0 });
    destroy = () => {
      task.destroy().catch(() => undefined);
    };
    const document = await task.promise;
    const page = await document.getPage(1);
    return { document, first: sizeOf(page.getViewport({ scale: CSS_PX_PER_POINT })) };
  }

  return {
    pdf: open().catch(() => null),
    stop: () => {
      destroy();
    },
  };
}

/** A point is 1/72 of an inch, a CSS px 1/96. */
export const CSS_PX_PER_POINT = 96 / 72;

export const sizeOf = ({ width, height }: PageSize): PageSize => ({ width, height });
