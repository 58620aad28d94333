import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import type { PdfProgress } from '#machines/pdf/pdf.machine.ts';
import type { Drawing } from '#src/ui/product/drawing.ts';
import { paintDrawings } from './drawings/paint-drawings.tsx';
import type { PictureSize } from './drawings/rasterize.ts';
import { holdAnyText } from './hold-any-text.ts';

/** What is printed: its drawings, and the pages that show their pictures. */
export interface Paper {
  /** What is drawn as pictures. @default nothing */
  readonly drawn?: {
    /** null where there is nothing to draw. */
    readonly drawings: readonly (Drawing | null)[];
    /** Size of each picture in pixels. */
    readonly picture: PictureSize;
  };
  /** The pages, from the pictures of the drawings in order, as data URLs; null for one that is missing. */
  readonly document: (pictures: readonly (string | null)[]) => TDocumentDefinitions;
}

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

export interface PdfJob {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PdfProgress) => void;
}

/** Makes a PDF in the browser: the pictures in batches, then the pages. @throws when aborted, or when the library or fonts do not load */
export async function makePdf(
  { drawn, document: pagesOf }: Paper,
  { signal, onProgress }: PdfJob,
): Promise<Blob> {
  // The pages are made after the last picture and count as one more step.
  const total = (drawn?.drawings.length ?? 0) + 1;
  onProgress({ done: 0, total });
  const maker = await importMaker();
  const pictures =
    drawn === undefined
      ? []
      : await paintDrawings(drawn.drawings, drawn.picture, {
          signal,
          onProgress: (done) => {
            onProgress({ done, total });
          },
        });
  signal.throwIfAborted();
  const file = await maker.createPdf(holdAnyText(pagesOf(pictures))).getBlob();
  signal.throwIfAborted();
  return file;
}
