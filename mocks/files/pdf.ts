/** A document that consists of lines, such as a price list. */
export interface PdfDocument {
  readonly title: string;
  readonly subtitle: string;
  readonly lines: readonly {
    readonly text: string;
    /** Further rows below the text. */
    readonly details?: readonly string[];
    readonly amount: string;
  }[];
}

/** A row of a page; a line that is too long for the page has several. */
interface Row {
  readonly text: string;
  readonly amount: string;
  /** Whether it names the details below it. */
  readonly isTitle: boolean;
  /** Whether it is the last row of its line. */
  readonly isLast: boolean;
}

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 56 } as const;
const LINE_HEIGHT = 20;
const FIRST_LINE = PAGE.height - 150;
const LINES_PER_PAGE = Math.floor((FIRST_LINE - PAGE.margin) / LINE_HEIGHT);

/** Average width of a Helvetica character, relative to its size: precise enough to align amounts at the right. */
const CHARACTER_WIDTH = 0.52;

/** Characters of a row that fit between the margins. */
const ROW_LENGTH = Math.floor((PAGE.width - 2 * PAGE.margin) / (11 * CHARACTER_WIDTH));

/** Breaks a text into rows at its spaces. */
function broken(text: string, length: number): readonly string[] {
  const rows: string[] = [];
  for (const word of text.split(/[ \n]+/)) {
    const row = rows.at(-1);
    if (row !== undefined && row.length + 1 + word.length <= length) rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return rows;
}

/** Returns the rows of a line, with its amount beside the first. */
function rowsOf({ text, details = [], amount }: PdfDocument['lines'][number]): readonly Row[] {
  const texts = [text, ...details].flatMap((one) => broken(one, ROW_LENGTH - amount.length));
  return texts.map((row, at) => ({
    text: row,
    amount: at === 0 ? amount : '',
    isTitle: at === 0 && details.length > 0,
    isLast: at === texts.length - 1,
  }));
}

/** Encodes text for the fonts below, one byte per character; other characters become question marks. */
const encode = (text: string) =>
  text
    .replace(/\u00a0/g, ' ')
    .replace(/[^\x20-\x7e\xa1-\xff]/g, '?')
    .replace(/[\\()]/g, (character) => `\\${character}`);

const write = (text: string, font: 'F1' | 'F2', size: number, x: number, y: number) =>
  `BT /${font} ${String(size)} Tf ${String(x)} ${String(y)} Td (${encode(text)}) Tj ET`;

function drawHeading({ title, subtitle }: PdfDocument): string[] {
  const { width, height, margin } = PAGE;
  return [
    `0.13 0.2 0.31 rg 0 ${String(height - 110)} ${String(width)} 110 re f`,
    '1 1 1 rg',
    write('Rollux', 'F2', 12, margin, height - 42),
    write(title, 'F2', 20, margin, height - 70),
    write(subtitle, 'F1', 11, margin, height - 92),
    '0.1 0.1 0.12 rg',
  ];
}

function drawRow({ text, amount, isTitle, isLast }: Row, index: number): string[] {
  const { width, margin } = PAGE;
  const y = FIRST_LINE - index * LINE_HEIGHT;
  const left = Math.round(width - margin - amount.length * 11 * CHARACTER_WIDTH);
  return [
    write(text, isTitle ? 'F2' : 'F1', 11, margin, y),
    ...(amount === '' ? [] : [write(amount, 'F1', 11, left, y)]),
    ...(isLast
      ? [`0.85 w 0.86 G ${String(margin)} ${String(y - 6)} m ${String(width - margin)} ${String(y - 6)} l S`]
      : []),
  ];
}

function drawPage(document: PdfDocument, rows: readonly Row[], page: number, pages: number): string {
  const shown = rows.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE);
  return [
    ...drawHeading(document),
    ...shown.flatMap(drawRow),
    write(`Página ${String(page + 1)} de ${String(pages)}`, 'F1', 9, PAGE.margin, PAGE.margin - 24),
  ].join('\n');
}

const describeFont = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** Returns the numbered objects of the file: catalog, pages, two fonts, then each page and its content. */
function makeObjects(document: PdfDocument): string[] {
  const rows = document.lines.flatMap(rowsOf);
  const count = Math.max(1, Math.ceil(rows.length / LINES_PER_PAGE));
  const numbers = Array.from({ length: count }, (_, index) => 5 + index * 2);
  const pages = numbers.flatMap((number, index) => {
    const content = drawPage(document, rows, index, count);
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${String(PAGE.width)} ${String(PAGE.height)}] ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${String(number + 1)} 0 R >>`,
      `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
    ];
  });
  return [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es-MX) >>',
    `<< /Type /Pages /Kids [${numbers.map((number) => `${String(number)} 0 R`).join(' ')}] /Count ${String(count)} >>`,
    describeFont('Helvetica'),
    describeFont('Helvetica-Bold'),
    ...pages,
  ];
}

/**
 * Draws a document as a PDF 1.4 file. Every character is one byte, so lengths and offsets in the text equal those in
 * the file.
 */
export function renderPdf(document: PdfDocument): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = makeObjects(document).map((object, index) => {
    const offset = file.length;
    file += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  const size = String(offsets.length + 1);
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
}
