import type { Content, ContentTable, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { site } from '#src/config/site.ts';
import type { Paper } from '#src/features/pdf/make-pdf.ts';
import { letterPage, LOGO, namedPictures, ruledTable, SOFT } from '#src/features/pdf/paper-style.ts';
import { linesOf } from '#src/features/quoted-windows/window-facts.ts';
import { unbroken } from '#src/format/words.ts';
import { sheetFacts, windowRows, type OrderSheet } from './order-sheet.ts';
import { countText, type PartRow } from './part-rows.ts';
import type { SheetWindow } from './sheet-window.ts';

/** One page a window, for the workshop's table; or all windows one after the other. */
export type SheetLook = 'pages' | 'compact';

/** Sizes in points. */
const sizes = {
  pages: { drawing: 230, text: 9.5, row: 3 },
  compact: { drawing: 110, text: 8, row: 1.5 },
} as const satisfies Readonly<Record<SheetLook, unknown>>;

const heading = (text: string): TableCell => ({ text, color: SOFT, fontSize: 8 });

function sheetHead(sheet: OrderSheet): Content {
  return {
    stack: [
      {
        columns: [
          { svg: LOGO, width: 90 },
          {
            stack: [
              { text: `Hoja de taller ${sheet.folio}`, fontSize: 15, alignment: 'right' },
              ...(sheet.name === null ? [] : [{ text: sheet.name, alignment: 'right' as const }]),
            ],
          },
        ],
      },
      ...sheetFacts(sheet).map(({ name, value }): Content => ({
        text: [{ text: `${name}: `, color: SOFT }, value],
      })),
    ],
    margin: [0, 0, 0, 12],
  };
}

function partsTable(parts: readonly PartRow[], quantity: number, look: SheetLook): ContentTable {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 130, 110],
      body: [
        [heading('Parte'), heading('Corte'), heading('Cantidad')],
        ...parts.map(({ name, measure, count, notes }): TableCell[] => [
          {
            stack: [
              name,
              ...(notes.length === 0 ? [] : [{ text: unbroken(notes.join('; ')), color: SOFT, fontSize: 8 }]),
            ],
          },
          { text: unbroken(measure ?? '–'), bold: measure !== null },
          countText(count, quantity),
        ]),
      ],
    },
    layout: { ...ruledTable, paddingTop: () => sizes[look].row, paddingBottom: () => sizes[look].row },
    margin: [0, 8, 0, 0],
  };
}

/** A sample of the cloth's colour, with a stripe of its second one. */
const swatch = (colour: NonNullable<SheetWindow['colour']>): Content => ({
  canvas: [
    { type: 'rect', x: 0, y: 0, w: 34, h: 16, color: colour.hex, lineColor: SOFT, lineWidth: 0.5 },
    ...(colour.stripe === undefined
      ? []
      : [{ type: 'rect' as const, x: 12, y: 0, w: 10, h: 16, color: colour.stripe }]),
  ],
  margin: [0, 3, 0, 3],
});

function windowBlock(window: SheetWindow, picture: string | null, look: SheetLook): Content {
  const { facts, place, colour, open, parts } = window;
  const [product = '', ...details] = linesOf(facts).map(unbroken);
  const width = sizes[look].drawing;
  return {
    stack: [
      { text: `Ventana ${place}: ${facts.name}`, bold: true, fontSize: 12 },
      {
        columns: [
          picture === null ? { text: '', width } : { image: picture, width },
          {
            stack: [
              { text: product, bold: true },
              ...(colour === null ? [] : [swatch(colour)]),
              ...windowRows(window).map(({ name, value }): Content => ({
                text: [
                  { text: `${name}: `, color: SOFT },
                  { text: unbroken(value), bold: true },
                ],
              })),
              ...details.map((text): Content => ({ text, margin: [0, 2, 0, 0] })),
              ...(facts.measured === null ? [] : [{ text: unbroken(facts.measured), color: SOFT }]),
              ...open.map((text): Content => ({ text, bold: true, margin: [0, 3, 0, 0] })),
            ],
          },
        ],
        columnGap: 14,
        margin: [0, 6, 0, 0],
      },
      ...(parts.length === 0 ? [] : [partsTable(parts, facts.quantity, look)]),
    ],
    margin: [0, 0, 0, 16],
  };
}

/** The workshop's sheets of an order: Letter pages without prices. */
export function sheetDocument(
  sheet: OrderSheet,
  look: SheetLook,
  pictures: readonly (string | null)[],
): TDocumentDefinitions {
  const { images, nameAt } = namedPictures(pictures);
  const page = letterPage(`Hoja de taller ${sheet.folio}`, sheet.soldBy ?? site.brand);
  const blocks = sheet.windows.map((window, at) => windowBlock(window, nameAt(at), look));
  return {
    ...page,
    defaultStyle: { ...page.defaultStyle, fontSize: sizes[look].text },
    images,
    content:
      look === 'pages'
        ? blocks.map((block, at): Content => ({
            stack: [sheetHead(sheet), block],
            ...(at > 0 ? { pageBreak: 'before' as const } : {}),
          }))
        : [sheetHead(sheet), ...blocks.map((block): Content => ({ stack: [block], unbreakable: true }))],
    footer: (at, count) => ({
      text: `${sheet.folio} · Página ${String(at)} de ${String(count)}`,
      alignment: 'right',
      color: SOFT,
      fontSize: 8,
      margin: [42, 18, 42, 0],
    }),
  };
}

/** The workshop's sheets as a paper, with a drawing of each window. */
export function sheetPaper(sheet: OrderSheet, look: SheetLook): Paper {
  // 300 per inch.
  const width = Math.round((sizes[look].drawing * 300) / 72);
  return {
    drawn: {
      drawings: sheet.windows.map(({ facts }) => facts.drawing),
      picture: { width, height: Math.round(width * 0.87) },
    },
    document: (pictures) => sheetDocument(sheet, look, pictures),
  };
}
