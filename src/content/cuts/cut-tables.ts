import type { CutTable } from '#src/quoting/cuts/table.ts';
import { brazosRetractiles, capotas, pergolas, toldosVerticales } from './awnings.ts';
import { panelJapones, verticales } from './rails.ts';
import { enrollables, sheerElegance } from './rollers.ts';
import { romanas } from './romanas.ts';
import { horizontales } from './slats.ts';

/** How each variant is cut, by its slug. */
export const cutTables: Readonly<Record<string, CutTable>> = {
  ...{ ...enrollables, ...sheerElegance, ...romanas, ...verticales, ...panelJapones, ...horizontales },
  ...{ ...brazosRetractiles, ...toldosVerticales, ...capotas, ...pergolas },
};
