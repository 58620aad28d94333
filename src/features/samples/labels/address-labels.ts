import type { Content } from 'pdfmake/interfaces';
import type { SampleRequest } from '#src/api/contract/assumed/samples.ts';
import { site } from '#src/config/site.ts';
import type { Paper } from '#src/features/pdf/make-pdf.ts';
import { letterPage, SOFT } from '#src/features/pdf/paper-style.ts';
import { addressLines } from './address-lines.ts';

/** Ten labels of 4 × 2 inches on a Letter page, as shops sell them: two columns of five. Lengths are in points. */
const SHEET = { width: 288, height: 144, left: 11.25, top: 36, column: 301.5, columns: 2, rows: 5 };
const MARGIN = 14;

const { street, neighborhood, postalCode, city, state } = site.taxAddress;
const SENDER = `${site.brand} · ${street}, ${neighborhood}, ${postalCode} ${city}, ${state}`;

function label(request: SampleRequest): Content {
  const [name = '', ...lines] = addressLines(request);
  return {
    stack: [
      { text: SENDER, fontSize: 7, color: SOFT, margin: [0, 0, 0, 8] },
      { text: name, bold: true, fontSize: 12 },
      ...lines.map((text) => ({ text, fontSize: 11 })),
      {
        text: `${request.phone ?? ''}  ${request.folio}`.trim(),
        fontSize: 8,
        color: SOFT,
        margin: [0, 6, 0, 0],
      },
    ],
  };
}

/** A label with the address of each request. */
export const addressLabels = (requests: readonly SampleRequest[]): Paper => ({
  document: () => ({
    ...letterPage('Etiquetas de muestras', site.brand),
    pageMargins: 0,
    content: requests.map((request, at): Content => {
      const place = at % (SHEET.columns * SHEET.rows);
      return {
        stack: [
          { text: ' ', fontSize: 1 },
          {
            absolutePosition: {
              x: SHEET.left + (place % SHEET.columns) * SHEET.column + MARGIN,
              y: SHEET.top + Math.floor(place / SHEET.columns) * SHEET.height + MARGIN,
            },
            table: { widths: [SHEET.width - 2 * MARGIN], body: [[label(request)]] },
            layout: 'noBorders',
          },
        ],
        ...(place === 0 && at > 0 ? { pageBreak: 'before' as const } : {}),
      };
    }),
  }),
});
