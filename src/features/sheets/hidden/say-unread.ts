import type { UnreadParts } from '#machines/support/list-file.ts';
import { counted, listed } from '#src/format/words.ts';

const rows = (count: number) => counted(count, 'renglón', 'renglones');

/** "No entran 2 renglones de la hoja “Planta alta”. …" */
export function sayUnread({ tables, sheets }: UnreadParts): string {
  const parts = [
    ...sheets.map(({ name, count }) => `${rows(count)} de la hoja “${name}”`),
    ...tables.map(({ row, count }) => `${rows(count)} de otra tabla, abajo del renglón ${String(row)}`),
  ];
  const isOne = parts.length === 1 && [...tables, ...sheets][0]?.count === 1;
  return `${isOne ? 'No entra' : 'No entran'} ${listed(parts)}. Para agregarlos, súbelos después como otra lista${
    sheets.length > 0 ? ' o elige esa hoja' : ''
  }.`;
}
