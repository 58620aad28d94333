import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { site } from '#src/config/site.ts';
import { breakingText } from '#src/features/pdf/hold-any-text.ts';
import type { Paper } from '#src/features/pdf/make-pdf.ts';
import { letterPage, SOFT } from '#src/features/pdf/paper-style.ts';
import { unbroken } from '#src/format/words.ts';
import type { Label } from './labels.ts';
import { shortNames } from './short-names.ts';

/** Lengths are in points: 72 an inch, 2.835 a millimetre. */
interface LabelSize {
  readonly width: number;
  readonly height: number;
}

/** Ten labels of 4 × 2 inches on a Letter page, as shops sell them: two columns of five. */
const SHEET = { width: 288, height: 144, left: 11.25, top: 36, column: 301.5, columns: 2, rows: 5 };

/** A label of 62 × 50 mm from a roll of 62 mm. */
const ROLL: LabelSize = { width: 175.75, height: 141.75 };

const MARGIN = 9;
/** Above the folio and the code: so the smaller label has room for five lines below them, its size among them. */
const TOP = 6;

/** Room for the code: its modules have whole points, and an address of up to 134 letters then has 2 points for each. */
const CODE = 84;

/** As much of a room's name as fits beside the code; the widest of its letters, on average. */
const MOST_OF_ROOM = 24;
const LETTER = 6.5;

/** As much of a text as fits a label. */
const short = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** Texts one below the other, at a place of the page. */
const textsAt = (x: number, y: number, width: number, texts: readonly Content[]): Content => ({
  absolutePosition: { x, y },
  table: { widths: [width], body: [[{ stack: [...texts] }]] },
  layout: {
    defaultBorder: false,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 0,
    paddingBottom: () => 0,
  },
});

/** A label, its upper left corner at a place of its page. */
function labelAt(
  { folio, title, place, room, size, mount, cloth, mechanism, side, destination }: Label,
  link: string,
  { width }: LabelSize,
  { x, y }: { readonly x: number; readonly y: number },
): Content[] {
  const left = x + MARGIN;
  const top = y + TOP;
  const whole = width - 2 * MARGIN;
  return [
    textsAt(left, top, whole - CODE - 4, [
      { text: folio, bold: true, fontSize: 13 },
      { text: place, fontSize: 8, color: SOFT },
      {
        text: [breakingText(room, Math.floor((whole - CODE - 4) / LETTER))],
        bold: true,
        fontSize: 11,
        margin: [0, 2, 0, 0],
      },
    ]),
    { absolutePosition: { x: left + whole - CODE, y: top }, qr: link, fit: CODE, eccLevel: 'L' },
    textsAt(left, top + CODE, whole, [
      {
        text: [
          { text: unbroken(size), bold: true, fontSize: 12 },
          { text: mount === null ? '' : `  ${mount}`, fontSize: 9 },
        ],
        lineHeight: 1,
      },
      ...[
        cloth,
        side ?? '',
        [mechanism, title].filter((text) => text !== null).join(' · '),
        destination ?? '',
      ]
        .filter((text) => text !== '')
        .map((text) => ({ text: short(text, 44), fontSize: 7, lineHeight: 1 })),
    ]),
  ];
}

const onSheets = (labels: readonly Label[], link: string): TDocumentDefinitions => {
  const each = SHEET.columns * SHEET.rows;
  return {
    ...letterPage(`Etiquetas ${labels[0]?.folio ?? ''}`, site.brand),
    pageMargins: 0,
    content: labels.map((label, at): Content => {
      const place = at % each;
      const x = SHEET.left + (place % SHEET.columns) * SHEET.column;
      const y = SHEET.top + Math.floor(place / SHEET.columns) * SHEET.height;
      return {
        stack: [{ text: ' ', fontSize: 1 }, ...labelAt(label, link, SHEET, { x, y })],
        ...(place === 0 && at > 0 ? { pageBreak: 'before' as const } : {}),
      };
    }),
  };
};

const onRoll = (labels: readonly Label[], link: string): TDocumentDefinitions => ({
  ...letterPage(`Etiquetas ${labels[0]?.folio ?? ''}`, site.brand),
  pageSize: ROLL,
  pageMargins: 0,
  content: labels.map((label, at): Content => ({
    stack: [{ text: ' ', fontSize: 1 }, ...labelAt(label, link, ROLL, { x: 0, y: 0 })],
    ...(at > 0 ? { pageBreak: 'before' as const } : {}),
  })),
});

/**
 * The labels of an order, each with a code that opens the order in the panel.
 * @param link address of the order
 */
export function labelPaper(labels: readonly Label[], link: string, on: 'sheets' | 'roll'): Paper {
  const rooms = shortNames(
    labels.map(({ room }) => room),
    MOST_OF_ROOM,
  );
  const shown = labels.map((label, at) => ({ ...label, room: rooms[at] ?? '' }));
  return { document: () => (on === 'sheets' ? onSheets : onRoll)(shown, link) };
}
