import { unitAbove } from '#src/features/draft-windows/unit-above.ts';
import { twoSides } from '#src/reading/two-sides.ts';
import { readUnit, type LengthUnit } from '#src/reading/unit.ts';

const OF_MEASURES = /(?<!\p{L})(?:medid[ao]s?|dimension(?:es)?)(?!\p{L})/iu;
const IN_BRACKETS = /[([]\s*(?:en\s+)?(\p{L}+\.?)\s*[)\]]/u;
/** "Baños en pulgadas", "En m:" */
const AT_END = /(?:^|\s)en\s+(\p{L}+)[.:]*$/iu;
/** "Recámara cm" */
const SHORT = /(?:^|[\s,:;–-])(mm|cms?)[.:]*$/iu;
const ALONE = /^(\p{L}+)[.:]*$/u;

const unitBy = (ways: readonly RegExp[], text: string): LengthUnit | null =>
  ways.map((way) => readUnit(way.exec(text)?.[1] ?? '')).find((unit) => unit !== null) ?? null;

/** What a title between the rows of a list says of the measures below it. */
interface Title {
  readonly unit: LengthUnit | null;
  /** Whether it names no part of the list, so that it holds until another unit is said. */
  readonly isOfMeasures: boolean;
}

/** Reads a row with one text: "Medidas en cm", "Recámara (pulgadas)", "PLANTA ALTA"; null for other rows. */
function titleIn(cells: readonly string[]): Title | null {
  const [text = '', ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (others.length > 0 || !/\p{L}/u.test(text)) return null;
  const isOfMeasures = OF_MEASURES.test(text) || /^en\s/i.test(text) || unitBy([ALONE], text) !== null;
  const unit = isOfMeasures
    ? (unitAbove([text]) ?? unitBy([ALONE, IN_BRACKETS], text))
    : unitBy([IN_BRACKETS, AT_END, SHORT], text);
  return { unit, isOfMeasures };
}

/** The unit that the words of a row say of its measures: "Sala (pulgadas)", a note "medidas en mm". */
function unitBeside(cells: readonly string[], fields: readonly (string | null)[]): LengthUnit | null {
  const said = cells.map((cell, at) => {
    // "Recámara (M)" says something else.
    if (fields[at] === 'name') return unitBy([/[([]\s*(?:en\s+)?(\p{L}{2,}\.?)\s*[)\]]/u], cell);
    return OF_MEASURES.test(cell) && twoSides(cell) === null ? unitAbove([cell]) : null;
  });
  return said.find((unit) => unit !== null) ?? null;
}

const OF_SIDES = /^(?:(?:width|height)\d?|size)$/;
const LAST_NUMBER = /([\d¼-¾⅐-⅞]\.?)(?=[^\d¼-¾⅐-⅞]*$)/u;

const isOfSides = (cell: string, field: string | null): boolean =>
  OF_SIDES.test(field ?? '') || ((field ?? 'unit') === 'unit' && twoSides(cell) !== null);

/** Whether a measure is written without a unit. */
const isBare = (cell: string): boolean =>
  LAST_NUMBER.test(cell) &&
  !/["”″'’′]/.test(cell) &&
  !(cell.match(/\p{L}+/gu) ?? []).some((word) => readUnit(word) !== null);

const named = (cell: string, unit: LengthUnit) => cell.trim().replace(LAST_NUMBER, `$1 ${unit} `).trim();

/** Follows a list from row to row. */
export interface SaidUnits {
  /** The cells of a row: measures without a unit have the one that a title above them or the row itself says. */
  readonly next: (cells: readonly string[]) => readonly string[];
  /** What headings that name their own units end. */
  readonly end: () => void;
  /** The last titles, below which no measure stands: what they say of measures is said of all. */
  readonly below: () => readonly string[];
}

/** @param fields what each cell of a row is */
export function saidUnits(fields: readonly (string | null)[]): SaidUnits {
  let said: Title | null = null;
  let last: readonly string[] = [];
  return {
    next: (cells) => {
      const title = titleIn(cells);
      if (title !== null) {
        if (title.unit !== null || said?.isOfMeasures === false) said = title;
        if (title.isOfMeasures) last = [...last, ...cells];
        return cells;
      }
      const isMeasure = cells.map((cell, at) => cell.trim() !== '' && isOfSides(cell, fields[at] ?? null));
      if (isMeasure.includes(true)) last = [];
      const unit = unitBeside(cells, fields) ?? said?.unit ?? null;
      const hasOwn = cells.some((cell, at) => fields[at] === 'unit' && readUnit(cell) !== null);
      return unit === null || hasOwn
        ? cells
        : cells.map((cell, at) => (isMeasure[at] === true && isBare(cell) ? named(cell, unit) : cell));
    },
    end: () => {
      said = null;
    },
    below: () => last,
  };
}
