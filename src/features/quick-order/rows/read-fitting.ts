import type { Fault } from '#machines/quick-order/quick-order.machine.ts';
import { fittingOptions, hardwareNames, settledFitting, type FittedWindow } from '#src/content/fittings.ts';
import { barNames, fixingNames, rollNames, sideNames } from '#src/features/draft-windows/fitting.ts';
import { inMetres } from '#src/format/measures.ts';
import type { Fitting } from '#src/quoting/fitting.ts';
import { readSpoken } from '#src/reading/spoken.ts';
import { readSide } from '#src/reading/words.ts';
import { oneOf } from './closed-set.ts';
import { faultsOf, valueOf } from './part.ts';

/** What keeps children safe is offered where they are, which is known before: see `FittedWindow`. */
type Cells = Readonly<Record<keyof Omit<Fitting, 'safety'>, string>>;

/** A fitting, or every reason why the row's cells are none. */
export type FittingReading = { readonly value: Fitting } | { readonly faults: readonly Fault[] };

/** Reads how a window is fixed and handled; an empty cell means the product's default. */
export function readFitting(cells: Cells, window: FittedWindow): FittingReading {
  const options = fittingOptions(window);
  const side = readSide(cells.side) ?? null;
  const length = readSpoken(cells.controlMm, 'cm');
  const parts = {
    side: oneOf(
      'side',
      side === null ? cells.side : sideNames[side],
      options.side.map((value) => ({ value, names: [sideNames[value]] })),
    ),
    controlMm: oneOf(
      'controlLength',
      'mm' in length ? inMetres(length.mm) : cells.controlMm,
      options.controlMm.map((value) => ({ value, names: [inMetres(value)] })),
    ),
    roll: oneOf(
      'roll',
      cells.roll,
      options.roll.map((value) => ({ value, names: [rollNames[value]] })),
    ),
    fixing: oneOf(
      'fixing',
      cells.fixing,
      options.fixing.map((value) => ({ value, names: [fixingNames[value]] })),
    ),
    hardware: oneOf(
      'hardware',
      cells.hardware,
      options.hardware.map((value) => ({ value, names: [hardwareNames[value]] })),
    ),
    bar: oneOf(
      'bar',
      cells.bar,
      options.bar.map((value) => ({ value, names: [barNames[value]] })),
    ),
  };
  const faults = faultsOf(
    ['side', parts.side],
    ['controlLength', parts.controlMm],
    ['roll', parts.roll],
    ['fixing', parts.fixing],
    ['hardware', parts.hardware],
    ['bar', parts.bar],
  );
  if (faults.length > 0) return { faults };
  const chosen = {
    side: valueOf(parts.side),
    controlMm: valueOf(parts.controlMm),
    roll: valueOf(parts.roll),
    fixing: valueOf(parts.fixing),
    hardware: valueOf(parts.hardware),
    bar: valueOf(parts.bar),
    safety: undefined,
  };
  return { value: settledFitting(window, chosen) };
}
