import { fieldByCells } from '#src/features/draft-windows/field-by-cells.ts';
import { fieldsOf, isHeightFirst } from '#src/features/draft-windows/headings.ts';
import type { ListField } from '#src/features/draft-windows/list-fields.ts';
import { unitAbove } from '#src/features/draft-windows/unit-above.ts';
import { joinedHeadings } from '#src/features/sheets/heading-rows.ts';
import { saidUnits } from '#src/features/sheets/said-units.ts';
import { readHeadingUnit, type LengthUnit } from '#src/reading/unit.ts';
import type { Block } from './block.ts';
import { columnsOf, measureOf, type ColumnKey } from './columns.ts';

/** A column of pasted cells. */
export interface PastedColumn {
  /** The sheet's column; null where it has none for it. */
  readonly key: ColumnKey | null;
  /** The unit that its heading names, else the only one that another measure's names; null for that of its row, or of the sheet. */
  readonly unit: LengthUnit | null;
  /** Whether its cells name the unit of their rows. */
  readonly isUnit: boolean;
  /** Whether a size in one cell has its height first. */
  readonly isTurned: boolean;
  /** Whether its small whole numbers are pieces, and only its words a note. @default false */
  readonly mayCount?: boolean;
}

/** The sheet's column of each field of a list. */
const columnOf: Readonly<Partial<Record<ListField, ColumnKey>>> = {
  name: 'name',
  fabric: 'cloth',
  colour: 'colour',
  control: 'control',
  mount: 'mount',
  side: 'side',
  quantity: 'quantity',
  width: 'width0',
  height: 'height0',
  note: 'note',
  size: 'width0',
  ...{ width1: 'width0', width2: 'width1', width3: 'width2' },
  ...{ height1: 'height0', height2: 'height1', height3: 'height2' },
};

/** Of three widths or heights the one that a heading names: "Ancho 2"; undefined for none. */
function oneOfThree(name: string): ColumnKey | undefined {
  const [, side = '', which] = /^(.*\S)\s+([123])$/.exec(name) ?? [];
  const [field] = fieldsOf([side]);
  const place = ([0, 1, 2] as const).find((one) => String(one + 1) === which);
  return place !== undefined && (field === 'width' || field === 'height') ? `${field}${place}` : undefined;
}

/**
 * The columns of a pasted block by its first row, as a list's headings are read; null where that row is not one of
 * headings. A block has headings when two of them are known. A column that comes twice counts once.
 * @param below its other rows, which tell what a heading with two meanings is
 */
export function readHeadings(row: readonly string[], below: Block = []): readonly PastedColumn[] | null {
  const seen = new Set<ColumnKey>();
  const named = fieldsOf(row);
  const taken = new Set<string | null>(named);
  const cellsAt = (at: number) =>
    below.map((cells) => (cells[at] ?? '').trim()).filter((cell) => cell !== '');
  const fields = named.map((field, at) => (field === null ? null : fieldByCells(field, cellsAt(at), taken)));
  const columns = row.map((heading, at): PastedColumn => {
    const { name, unit } = readHeadingUnit(heading);
    const field = fields[at] ?? null;
    const known = oneOfThree(name) ?? (field === null ? undefined : columnOf[field]);
    const key = known === undefined || seen.has(known) ? null : known;
    if (key !== null) seen.add(key);
    return { key, unit, isUnit: field === 'unit', isTurned: isHeightFirst(heading) };
  });
  if (seen.size + Number(fields.includes('unit')) < 2) return null;
  const ofMeasures = columns.flatMap(({ key, unit }) =>
    key === null || measureOf(key) === null ? [] : (unit ?? []),
  );
  const [only = null, ...others] = new Set(ofMeasures);
  return columns.map((column) => ({ ...column, unit: column.unit ?? (others.length === 0 ? only : null) }));
}

/** A block without its headings and what stands above them: rows with a single text, such as "Nota: medidas en pulgadas". */
export interface TitledBlock {
  readonly columns: readonly PastedColumn[] | null;
  /** The headings as they are written; the first cells of a block without them. */
  readonly headings: readonly string[];
  readonly rows: Block;
}

/** Rows above the headings that are looked at. */
const MOST_ABOVE = 5;

const isSameRow = (one: readonly string[], other: readonly string[]) =>
  one.join('\t').trim() === other.join('\t').trim();

/** Separates the headings of a block from its rows; a unit that titles above or among its rows say is that of its measures. */
export function titledBlock(block: Block): TitledBlock {
  const isTitle = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length <= 1;
  const at = Math.max(
    0,
    block.slice(0, MOST_ABOVE).findIndex((row) => !isTitle(row)),
  );
  const row = block[at] ?? [];
  const joined = joinedHeadings(row, block[at + 1] ?? [], fieldsOf);
  const headings = joined ?? row;
  const end = at + (joined === null ? 1 : 2);
  // A list of several pages repeats its headings.
  const below = block
    .slice(end)
    .filter((cells) => !block.slice(at, end).some((own) => isSameRow(own, cells)));
  const columns = readHeadings(headings, below);
  if (columns === null || block.length < 2) return { columns: null, headings: block[0] ?? [], rows: block };
  const said = saidUnits(fieldsOf(headings));
  const rows = below.map(said.next);
  const unit = unitAbove([...block.slice(0, at).flat(), ...said.below()]);
  return {
    columns: columns.map((column) => ({ ...column, unit: column.unit ?? unit })),
    headings,
    rows,
  };
}

/** The columns of a block without headings: those of the sheet from where it is pasted. */
export function columnsFrom(first: ColumnKey, width: number, isThrice: boolean): readonly PastedColumn[] {
  const keys = columnsOf(isThrice).map(({ key }) => key);
  const at = keys.indexOf(first);
  return Array.from({ length: width }, (_, index) => ({
    key: keys[at + index] ?? null,
    unit: null,
    isUnit: false,
    isTurned: false,
  }));
}
