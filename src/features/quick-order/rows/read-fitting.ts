import type { Fault } from '#machines/quick-order/quick-order.machine.ts';
import { fittingOptions, hardwareNames, settledFitting, type FittedWindow } from '#src/content/fittings.ts';
import { barNames, fixingNames, rollNames, sideNames } from '#src/features/draft-windows/fitting.ts';
import type { RowColumnKey } from '#src/features/draft-windows/row-columns.ts';
import { inMetres } from '#src/format/measures.ts';
import type { Fitting } from '#src/quoting/fitting.ts';
import { readMeasure } from '#src/reading/measure.ts';
import { readSide } from '#src/reading/words.ts';
import { plainName } from './catalog-names.ts';

/** What keeps children safe is offered where they are, which is known before: see `FittedWindow`. */
type Cells = Readonly<Record<keyof Omit<Fitting, 'safety'>, string>>;

/** A fitting, or every reason why the row's cells are none. */
export type FittingReading = { readonly value: Fitting } | { readonly faults: readonly Fault[] };

const quoted = (names: readonly string[]) =>
  new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(names.map((name) => `“${name}”`));

/** Finds an offered value by its name or the beginning of it. */
function valueIn<Value extends string | number>(
  at: RowColumnKey,
  written: string,
  what: string,
  offered: readonly Value[],
  nameOf: (value: Value) => string,
  faults: Fault[],
): Value | undefined {
  const asked = plainName(written);
  if (asked === '') return undefined;
  const found = offered.find((value) => plainName(nameOf(value)).startsWith(asked));
  if (found === undefined) {
    const names = offered.map(nameOf);
    faults.push({
      at,
      kind: `${at} ${asked}`,
      says:
        names.length === 0
          ? `Este producto no lleva ${what}.`
          : `En ${what} dice “${written}”. Puede ser ${quoted(names)}.`,
      offers:
        names.length === 0
          ? [{ says: 'Dejarlo vacío', cells: { [at]: '' } }]
          : names.slice(0, 3).map((name) => ({ says: name, cells: { [at]: name } })),
    });
  }
  return found;
}

/** Reads how a window is fixed and handled; an empty cell means the product's default. */
export function readFitting(cells: Cells, window: FittedWindow): FittingReading {
  const options = fittingOptions(window);
  const faults: Fault[] = [];
  const side = readSide(cells.side) ?? null;
  const length = readMeasure(cells.controlMm, 'cm');
  const chosen = {
    side: valueIn(
      'side',
      side === null ? cells.side : sideNames[side],
      'lado del mando',
      options.side,
      (value) => sideNames[value],
      faults,
    ),
    controlMm: valueIn(
      'controlLength',
      'mm' in length ? inMetres(length.mm) : cells.controlMm,
      'largo del mando',
      options.controlMm,
      inMetres,
      faults,
    ),
    roll: valueIn('roll', cells.roll, 'caída', options.roll, (value) => rollNames[value], faults),
    fixing: valueIn(
      'fixing',
      cells.fixing,
      'fijación',
      options.fixing,
      (value) => fixingNames[value],
      faults,
    ),
    hardware: valueIn(
      'hardware',
      cells.hardware,
      'herrajes',
      options.hardware,
      (value) => hardwareNames[value],
      faults,
    ),
    bar: valueIn('bar', cells.bar, 'contrapeso', options.bar, (value) => barNames[value], faults),
    safety: undefined,
  };
  return faults.length > 0 ? { faults } : { value: settledFitting(window, chosen) };
}
