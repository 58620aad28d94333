import type { PDFDocumentProxy } from 'pdfjs-dist';
import { importReader, sharedWorker } from './reader.ts';

/** A PDF that can be drawn. */
export interface Pdf {
  readonly document: PDFDocumentProxy;
  /** Size of its first page in CSS px: what the others are taken to have until they are seen. */
  readonly first: PageSize;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export interface Opening {
  /** null for what is no PDF, or one that cannot be read. It never rejects. */
  readonly pdf: Promise<Pdf | null>;
  /** Gives up, or lets go of what was opened. */
  readonly stop: () => void;
}

/** Readers look for the mark within the first bytes. */
const HEAD_BYTES = 1_024;

/** Reads a file as a PDF. The reader is fetched only for what begins like one, and works beside the page. */
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
    // The content security policy lets no WebAssembly run.
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
