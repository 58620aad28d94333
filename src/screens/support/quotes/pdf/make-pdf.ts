import type { PdfProgress } from '#machines/quote-pdf.machine.ts';
import type { Paper } from './paper.ts';
import { paintDrawings } from './paint-drawings.tsx';
import { sheetOf } from './sheet.ts';

/** The PDF's maker and its letters, both of our own origin. */
async function importMaker() {
  const [{ default: maker }, { default: regular }, { default: medium }] = await Promise.all([
    import('pdfmake/build/pdfmake.js'),
    import('pdfmake/fonts/Roboto/Roboto-Regular.ttf?url'),
    import('pdfmake/fonts/Roboto/Roboto-Medium.ttf?url'),
  ]);
  const here = (address: string) => new URL(address, document.baseURI).href;
  maker.setFonts({
    Roboto: {
      normal: here(regular),
      bold: here(medium),
      italics: here(regular),
      bolditalics: here(medium),
    },
  });
  return maker;
}

interface PdfJob {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PdfProgress) => void;
}

/** Makes a quote’s PDF in the page: its pictures a few at a time, then the pages. @throws where it is given up, or its parts do not come */
export async function makePdf(paper: Paper, { signal, onProgress }: PdfJob): Promise<Blob> {
  // The pages are made at once, after the last picture: they count as one part more.
  const total = paper.windows.length + 1;
  onProgress({ done: 0, total });
  const maker = await importMaker();
  const pictures = await paintDrawings(
    paper.windows.map(({ drawing }) => drawing),
    {
      signal,
      onProgress: (done) => {
        onProgress({ done, total });
      },
    },
  );
  signal.throwIfAborted();
  const file = await maker.createPdf(sheetOf(paper, pictures)).getBlob();
  signal.throwIfAborted();
  return file;
}
