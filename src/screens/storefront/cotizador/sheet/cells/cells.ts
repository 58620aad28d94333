import type { DraftWindow, Measured } from '#src/api/draft.ts';
import { familyOf, hangsInRecess } from '#src/content/families.ts';
import { fittingOptions, settledFitting } from '#src/content/fittings.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import {
  keptChoices,
  variantDefaults,
  withControl,
  withQuantity,
} from '#src/features/draft-windows/choices.ts';
import { sideNames } from '#src/features/draft-windows/fitting.ts';
import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import { readWindow } from '#src/features/draft-windows/read-window.ts';
import { nameInFamily } from '#src/features/window-words/piece-words.ts';
import { capital } from '#src/format/words.ts';
import { fittedWindow } from '#src/materials/fitted-window.ts';
import { chosenControl } from '#src/quoting/making/finish.ts';
import { MOST_PIECES } from '#src/quoting/most-pieces.ts';
import type { Unit } from '#src/reading/measure.ts';
import { readSpokenCount } from '#src/reading/spoken.ts';
import { readFit, readSide } from '#src/reading/words.ts';
import { quantityPatch } from '../../windows/quantity-patch.ts';
import { clothName, readCloth, readOne } from './cloth-names.ts';
import { isWords, measureOf, MOST_LETTERS, type ColumnKey } from './columns.ts';
import { cellsOf, sizeOfCells } from './size-of-cells.ts';

/** What cells are read and changed with. */
export interface Reading {
  readonly quotable: Quotable;
  readonly book: PriceBook;
  readonly unit: Unit;
  /** Whether a window has three widths and three heights. */
  readonly isThrice: boolean;
}

/** What can be chosen in a cell. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Options of one group are listed together under it. */
  readonly group?: string;
}

const mounts: readonly Option[] = [
  { value: 'inside', label: 'Dentro' },
  { value: 'outside', label: 'Fuera' },
];

/** Every cloth by its catalog: a sheet of a hundred windows lists them once. */
const cloths = new WeakMap<Quotable, readonly Option[]>();

function clothOptions(quotable: Quotable): readonly Option[] {
  const known = cloths.get(quotable);
  if (known !== undefined) return known;
  const all = quotable.variants.map((variant) => ({
    value: variant.slug,
    label: clothName(variant, quotable),
    group: familyOf(variant.family).one,
  }));
  cloths.set(quotable, all);
  return all;
}

const variantIn = (window: DraftWindow, { quotable }: Reading): Variant | null =>
  quotable.variantOf(window.variant) ?? null;

/** A window with the choices that it is priced with. */
const settledIn = (
  window: DraftWindow,
  { unit, quotable }: Pick<Reading, 'unit' | 'quotable'>,
): DraftWindow => ({
  ...window,
  choices: readWindow(window, unit, quotable).choices,
});

const fittedIn = (window: DraftWindow, variant: Variant, { quotable, unit }: Reading) =>
  fittedWindow(settledIn(window, { quotable, unit }), { ...readWindow(window, unit, quotable), variant });

/** What can be chosen in a cell; null where it is typed, none where the product has no such choice. */
export function optionsOf(key: ColumnKey, window: DraftWindow, reading: Reading): readonly Option[] | null {
  const { quotable } = reading;
  if (key === 'cloth') return clothOptions(quotable);
  if (isWords(key) || key === 'quantity' || measureOf(key) !== null) return null;
  const variant = variantIn(window, reading);
  if (variant === null) return [];
  if (key === 'colour') return variant.colours.map(({ slug, name }) => ({ value: slug, label: name }));
  if (key === 'control')
    return variant.product.controls.map(({ id }) => ({ value: id, label: quotable.nameOf(id) }));
  if (key === 'mount') return hangsInRecess(variant) ? mounts : [];
  const order = Object.keys(sideNames);
  return fittingOptions(fittedIn(window, variant, reading))
    .side.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
    .map((side) => ({ value: side, label: capital(sideNames[side]) }));
}

/** What is in a cell: a typed text, or the value of the chosen option. */
export function valueIn(key: ColumnKey, window: DraftWindow, reading: Reading): string {
  const measure = measureOf(key);
  if (measure !== null) {
    if (reading.isThrice) return cellsOf(window)[measure.side][measure.place];
    return measure.side === 'widths' ? window.width : window.height;
  }
  if (isWords(key) || key === 'quantity') return window[key];
  if (key === 'cloth') return window.variant ?? '';
  if (key === 'colour') return window.color ?? '';
  const variant = variantIn(window, reading);
  if (variant === null) return '';
  if (key === 'control') return chosenControl(variant.product, settledIn(window, reading).choices)?.id ?? '';
  if (key === 'mount') return hangsInRecess(variant) ? window.mount : '';
  return settledFitting(fittedIn(window, variant, reading), window.fitting).side ?? '';
}

/** A cell as text: what copying it gives, and what pasting reads back. */
export function textIn(key: ColumnKey, window: DraftWindow, reading: Reading): string {
  const value = valueIn(key, window, reading);
  const options = optionsOf(key, window, reading);
  return options === null ? value : (options.find((option) => option.value === value)?.label ?? '');
}

const countIn = (window: DraftWindow, { unit, quotable }: Reading) =>
  readWindow(window, unit, quotable).quantity ?? 1;

/** A window in another cloth, with all that it has too: colour by its name, control, extras. */
function inCloth(window: DraftWindow, variant: Variant, reading: Reading): DraftWindow {
  const { quotable, book } = reading;
  const colour = quotable.variantOf(window.variant)?.colours.find(({ slug }) => slug === window.color);
  const same = variant.colours.find(({ name }) => name === colour?.name) ?? variant.colours[0];
  const count = countIn(window, reading);
  return {
    ...window,
    name: nameInFamily(variant.family, window.name, 0),
    family: variant.family,
    variant: variant.slug,
    color: same?.slug ?? null,
    choices:
      window.variant === null
        ? variantDefaults(variant, count, book.list).choices
        : keptChoices(window.choices, variant, count, book.list),
  };
}

function withMeasure(window: DraftWindow, key: ColumnKey, typed: string, reading: Reading): DraftWindow {
  const measure = measureOf(key);
  if (measure === null) return window;
  const { side, place } = measure;
  if (!reading.isThrice)
    return { ...window, measured: null, [side === 'widths' ? 'width' : 'height']: typed };
  const cells = cellsOf(window);
  const changed: Measured['widths'] = [...cells[side]];
  changed[place] = typed;
  return sized(window, { ...cells, [side]: changed }, reading);
}

const sized = (window: DraftWindow, cells: Measured, reading: Reading): DraftWindow => ({
  ...window,
  ...sizeOfCells(cells, window.mount, variantIn(window, reading), reading.unit),
});

/** A window with another value in a cell, and with what follows from it: remotes from pieces, the size from the fit. */
export function withValue(key: ColumnKey, window: DraftWindow, value: string, reading: Reading): DraftWindow {
  const { quotable, book, unit } = reading;
  const variant = variantIn(window, reading);
  switch (key) {
    case 'name':
    case 'note':
      return { ...window, [key]: value };
    case 'quantity':
      return {
        ...window,
        ...quantityPatch(value, window, readWindow(window, unit, quotable), book.list),
      };
    case 'cloth': {
      const chosen = quotable.variantOf(value);
      return chosen === undefined ? window : inCloth(window, chosen, reading);
    }
    case 'colour':
      return { ...window, color: value };
    case 'control':
      return variant === null
        ? window
        : {
            ...window,
            choices: withControl(window.choices, variant.product, value, countIn(window, reading), book.list),
          };
    case 'mount': {
      const mounted = { ...window, mount: value === 'outside' ? ('outside' as const) : ('inside' as const) };
      return window.measured === null ? mounted : sized(mounted, window.measured, reading);
    }
    case 'side':
      return { ...window, fitting: { ...window.fitting, side: value === 'left' ? 'left' : 'right' } };
    default:
      return withMeasure(window, key, value, reading);
  }
}

/** The value that a written text means in a cell; undefined where it says nothing, null where it cannot be read. */
export function readCell(
  key: ColumnKey,
  window: DraftWindow,
  written: string,
  reading: Reading,
): string | null | undefined {
  const text = written.trim();
  const { quotable } = reading;
  // An empty cell clears a measure and a note, and leaves what has a usual value.
  if (text === '') return measureOf(key) === null && key !== 'note' ? undefined : '';
  if (isWords(key)) return text.length > MOST_LETTERS[key] ? null : text;
  if (key === 'quantity') {
    const count = readSpokenCount(text, MOST_PIECES);
    return 'value' in count ? String(count.value) : text;
  }
  const options = optionsOf(key, window, reading);
  if (options === null) return text;
  if (key === 'cloth') return readCloth(text, window.family, quotable)?.slug ?? null;
  const offered = (value: string | null | undefined) =>
    value === null || value === undefined || options.some((option) => option.value === value) ? value : null;
  if (key === 'mount') return options.length === 0 ? undefined : (offered(readFit(text)) ?? null);
  if (key === 'side') return offered(readSide(text)) ?? null;
  if (key === 'colour') {
    const colours = variantIn(window, reading)?.colours ?? [];
    return readOne(text, colours, ({ name, slug, code }) => [name, slug, code])?.slug ?? null;
  }
  return readOne(text, options, ({ label, value }) => [label, value])?.value ?? null;
}

/** A window in which a pasted text could not be read: what it would change the price with is open again. */
export function withoutChoice(key: ColumnKey, window: DraftWindow): DraftWindow {
  if (key === 'cloth') return { ...window, variant: null, color: null };
  return key === 'colour' ? { ...window, color: null } : window;
}

/** A row without any choice. */
const BEGUN: Omit<DraftWindow, 'key' | 'name'> = {
  ...{ family: null, variant: null, color: null, width: '', height: '', quantity: '1', mount: 'inside' },
  ...{ measured: null, choices: {}, fitting: {}, children: false, note: '', offer: null },
};

/** The window whose choices a new row takes: the last one that has a cloth. */
export const lastWithCloth = (windows: readonly DraftWindow[]): DraftWindow | null =>
  windows.findLast(({ variant }) => variant !== null) ?? null;

/** A new row: it takes the choices of the one above, and of the first cloth where there is none. */
export function windowBelow(
  key: string,
  above: DraftWindow | null,
  count: number,
  reading: Reading,
): DraftWindow {
  const { quotable, book } = reading;
  const own = above === null ? undefined : quotable.variantOf(above.variant);
  const name = nameInFamily(own?.family ?? above?.family ?? null, null, count);
  const begun = { ...BEGUN, key, name };
  if (above === null || own === undefined) {
    const first = quotable.variants.find(({ family }) => family === 'enrollables');
    return first === undefined ? begun : { ...begun, ...variantDefaults(first, 1, book.list) };
  }
  const { family, variant, color, mount, fitting, children } = above;
  const kept = keptChoices(above.choices, own, 1, book.list);
  const choices = withQuantity(kept, own.product, countIn(above, reading), 1, book.list);
  return { ...begun, family, variant, color, mount, fitting, children, choices };
}
