import { fittingOptions, hardwareNames, settledFitting, type FittedWindow } from '#src/content/fittings.ts';
import { barNames, fixingNames, rollNames, sideNames } from '#src/features/draft-windows/fitting.ts';
import { inMetres } from '#src/format/measures.ts';
import type { Fitting } from '#src/quoting/fitting.ts';
import { readMeasure } from '#src/reading/measure.ts';
import { readSide } from '#src/reading/words.ts';
import { plainName } from './catalog-names.ts';

type Cells = Readonly<Record<keyof Fitting, string>>;

/** A fitting, or every reason why the row's cells are none. */
export type FittingReading = { readonly value: Fitting } | { readonly reasons: readonly string[] };

const quoted = (names: readonly string[]) =>
  new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(names.map((name) => `“${name}”`));

/** Finds an offered value by its name or the beginning of it. */
function valueIn<Value extends string | number>(
  written: string,
  what: string,
  offered: readonly Value[],
  nameOf: (value: Value) => string,
  reasons: string[],
): Value | undefined {
  const asked = plainName(written);
  if (asked === '') return undefined;
  const found = offered.find((value) => plainName(nameOf(value)).startsWith(asked));
  if (found === undefined) {
    reasons.push(
      offered.length === 0
        ? `Este producto no lleva ${what}.`
        : `En ${what} dice “${written}”. Puede ser ${quoted(offered.map(nameOf))}.`,
    );
  }
  return found;
}

/** Reads how a window is fixed and handled; an empty cell means the product's default. */
export function readFitting(cells: Cells, window: FittedWindow): FittingReading {
  const options = fittingOptions(window);
  const reasons: string[] = [];
  const side = readSide(cells.side) ?? null;
  const length = readMeasure(cells.controlMm, 'cm');
  const chosen = {
    side: valueIn(
      side === null ? cells.side : sideNames[side],
      'lado del mando',
      options.side,
      (value) => sideNames[value],
      reasons,
    ),
    controlMm: valueIn(
      'mm' in length ? inMetres(length.mm) : cells.controlMm,
      'largo del mando',
      options.controlMm,
      inMetres,
      reasons,
    ),
    roll: valueIn(cells.roll, 'caída', options.roll, (value) => rollNames[value], reasons),
    fixing: valueIn(cells.fixing, 'fijación', options.fixing, (value) => fixingNames[value], reasons),
    hardware: valueIn(cells.hardware, 'herrajes', options.hardware, (value) => hardwareNames[value], reasons),
    bar: valueIn(cells.bar, 'contrapeso', options.bar, (value) => barNames[value], reasons),
  };
  return reasons.length > 0 ? { reasons } : { value: settledFitting(window, chosen) };
}
