import type { PdfProgress } from '#machines/quote-pdf.machine.ts';
import type { PrintedQuote } from './printed-quote.ts';
import { paintDrawings } from './paint-drawings.tsx';
import { pdfDocument } from './pdf-document.ts';

/** Loads the PDF library and its fonts, both from our own origin. */
async function importMaker() {
  const [{ default: maker }, { default: regular }, { default: medium }] = await Promise.all([
    import('pdfmake/build/pdfmake.js'),
    import('pdfmake/fonts/Roboto/Roboto-Regular.ttf?url'),
    import('pdfmake/fonts/Roboto/Roboto-Medium.ttf?url'),
  ]);
  const absolute = (address: string) => new URL(address, document.baseURI).href;
  maker.setFonts({
    Roboto: {
      normal: absolute(regular),
      bold: absolute(medium),
      italics: absolute(regular),
      bolditalics: absolute(medium),
    },
  });
  return maker;
}

interface PdfJob {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PdfProgress) => void;
}

/** Makes a quote's PDF in the browser: the pictures in batches, then the pages. @throws when aborted, or when the library or fonts do not load */
export async function makePdf(printed: PrintedQuote, { signal, onProgress }: PdfJob): Promise<Blob> {
  // The pages are made after the last picture and count as one more step.
  const total = printed.windows.length + 1;
  onProgress({ done: 0, total });
  const maker = await importMaker();
  const pictures = await paintDrawings(
    printed.windows.map(({ drawing }) => drawing),
    {
      signal,
      onProgress: (done) => {
        onProgress({ done, total });
      },
    },
  );
  signal.throwIfAborted();
  const file = await maker.createPdf(pdfDocument(printed, pictures)).getBlob();
  signal.throwIfAborted();
  return file;
}
