import type { HiddenParts } from '#machines/support/list-file.ts';
import { counted, listed } from '#src/format/words.ts';

/** Numbers of rows that are said; of more the first. */
const MOST_SAID = 8;

/** "Tu hoja tiene 2 renglones ocultos (4 y 7) y 1 columna oculta (“Costo”). También cuentan: …" */
export function sayHidden({ rows, columns }: HiddenParts): string {
  const numbers = rows.slice(0, MOST_SAID).map(String);
  const said = listed(rows.length > MOST_SAID ? [...numbers, 'otros'] : numbers);
  const parts = [
    ...(rows.length === 0
      ? []
      : [`${counted(rows.length, 'renglón oculto', 'renglones ocultos')} (${said})`]),
    ...(columns.length === 0
      ? []
      : [
          `${counted(columns.length, 'columna oculta', 'columnas ocultas')} (${listed(columns.map((title) => `“${title}”`))})`,
        ]),
  ];
  return `Tu hoja tiene ${listed(parts)}. También cuentan: si no los quieres, quítalos de la hoja o no uses esa columna.`;
}
