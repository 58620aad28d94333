import { readHeadingUnit, type LengthUnit } from '#src/reading/unit.ts';
import { plainName } from './cloth-names.ts';
import { columnsOf, type ColumnKey } from './columns.ts';

/** A column of pasted cells. */
export interface PastedColumn {
  /** The sheet's column; null where it has none for it. */
  readonly key: ColumnKey | null;
  /** The unit that its heading names; null for that of the sheet. */
  readonly unit: LengthUnit | null;
}

/** What people call the columns of a list of windows. */
const words: readonly (readonly [RegExp, ColumnKey])[] = [
  [/^(?:ventana|cuarto|nombre|espacio|habitacion|area|ubicacion|lugar|ventana o cuarto)$/, 'name'],
  [/^(?:tela|cloth|material|modelo|producto y tela|tejido)$/, 'cloth'],
  [/^colou?r(?: (?:de )?tela)?$/, 'colour'],
  [/^(?:control|mando|mecanismo|accionamiento)$/, 'control'],
  [/^(?:dentro o fuera|montaje|tipo de montaje|instalacion|dentro fuera|colocacion)$/, 'mount'],
  [/^(?:lado(?: (?:de )?(?:la )?(?:cadena|mando|control|motor))?)$/, 'side'],
  [/^(?:piezas?|cantidad|cant|no de piezas|num de piezas|pzas?|pz|unidades)$/, 'quantity'],
  [/^ancho(?: 1)?$/, 'width0'],
  [/^ancho 2$/, 'width1'],
  [/^ancho 3$/, 'width2'],
  [/^(?:alto|altura|largo|caida|salida|alto o salida|alto o caida)(?: 1)?$/, 'height0'],
  [/^alto 2$/, 'height1'],
  [/^alto 3$/, 'height2'],
  [/^(?:notas?|observacion(?:es)?|comentarios?)$/, 'note'],
];

const keyOf = (heading: string): ColumnKey | null =>
  words.find(([pattern]) => pattern.test(plainName(heading)))?.[1] ?? null;

/**
 * The columns of a pasted block by its first row; null where that row is not one of headings. A block has headings when
 * two of them are known. A column that comes twice counts once.
 */
export function readHeadings(row: readonly string[]): readonly PastedColumn[] | null {
  const hasCloth = row.some((heading) => keyOf(heading) === 'cloth');
  const seen = new Set<ColumnKey>();
  const columns = row.map((heading): PastedColumn => {
    const { name, unit } = readHeadingUnit(heading);
    const known = keyOf(name) ?? (!hasCloth && plainName(name) === 'producto' ? 'cloth' : null);
    const key = known === null || seen.has(known) ? null : known;
    if (key !== null) seen.add(key);
    return { key, unit };
  });
  return seen.size < 2 ? null : columns;
}

/** The columns of a block without headings: those of the sheet from where it is pasted. */
export function columnsFrom(first: ColumnKey, width: number, isThrice: boolean): readonly PastedColumn[] {
  const keys = columnsOf(isThrice).map(({ key }) => key);
  const at = keys.indexOf(first);
  return Array.from({ length: width }, (_, index) => ({ key: keys[at + index] ?? null, unit: null }));
}
