import type { Fault } from '#machines/quick-order/quick-order.machine.ts';
import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import { isInstallation } from '#src/config/order-stages.ts';
import { hangsInRecess } from '#src/content/families.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { MAX_WINDOW_NAME, MAX_WINDOW_NOTE } from '#src/content/terms.ts';
import { withoutBlanks } from '#src/features/draft-windows/choices.ts';
import { isForChildren } from '#src/features/draft-windows/is-for-children.ts';
import type { RowColumnKey } from '#src/features/draft-windows/row-columns.ts';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { plainName } from '#src/format/plain-name.ts';
import { fittedWindow } from '#src/materials/fitted-window.ts';
import type { Line } from '#src/quoting/line.ts';
import { remotesFor } from '#src/quoting/making/remotes.ts';
import { measureToOrder } from '#src/quoting/measures/measure.ts';
import type { Mount } from '#src/quoting/measures/measured.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { PriceList, Product } from '#src/quoting/rules.ts';
import { readFit, readYesNo } from '#src/reading/words.ts';
import type { CatalogNames } from './catalog-names.ts';
import { asking, oneOf } from './closed-set.ts';
import { faultsOf, valueOf, type Part } from './part.ts';
import { readCloth } from './read-cloth.ts';
import { readControl } from './read-control.ts';
import { clothsIn, layIn } from './read-cut.ts';
import { readFitting } from './read-fitting.ts';
import { readMeasures, type MeasureUnits, type RowMeasures } from './read-measures.ts';
import { readOptions } from './read-options.ts';
import { sayRefusal } from './refusal.ts';

/** What is needed to read rows. */
export interface Reader {
  readonly units: MeasureUnits;
  readonly quotable: Quotable;
  readonly catalog: CatalogNames;
  readonly list: PriceList;
}

/** A window that can be ordered, without its key, or every reason why the row cannot. */
export type RowReading =
  { readonly window: Omit<WindowPayload, 'key'> } | { readonly faults: readonly Fault[] };

const YES_OR_NO = ['sí', 'no'];

/** Finds an option of a product by its name; undefined when the cell asks for none. */
const choiceIn = (
  at: RowColumnKey,
  written: string,
  offered: readonly { readonly id: string }[],
  { quotable: { nameOf } }: Reader,
): Part<string | undefined> =>
  oneOf(
    at,
    written,
    offered.map(({ id }) => ({ value: id, names: [nameOf(id), id] })),
  );

/** Reads the mount, inside when the cell is empty as in the quoter; null when the product has none, such as an awning. */
function mountIn(written: string, variant: Variant): Part<Mount | null> {
  if (!hangsInRecess(variant)) {
    const none = oneOf<never>('mount', written, []);
    return 'value' in none ? { value: null } : none;
  }
  const mount = readFit(written);
  return mount === undefined ? asking('mount', written, ['dentro', 'fuera']) : { value: mount ?? 'inside' };
}

function installationIn(written: string, product: Product): Part<string | undefined> {
  const isAsked = readYesNo(written);
  if (isAsked === undefined) return asking('installation', written, YES_OR_NO);
  if (isAsked !== true) return { value: undefined };
  const extra = product.extras.find(({ id }) => isInstallation(id));
  return extra === undefined ? asking('installation', written, []) : { value: extra.id };
}

/** What the workshop puts where children are: "Tensor al muro", "Sujetacordones", "Sujetar al muro". */
const DEVICE = /^(?:tensor|sujeta|fij)|muro$/;

/** Reads whether children are there: "sí", or the device that keeps them safe. */
function safetyIn(written: string): Part<boolean> {
  const says = readYesNo(written, 'seguridad para niños tensor dispositivo muro');
  if (says === undefined && !DEVICE.test(plainName(written))) return asking('safety', written, YES_OR_NO);
  return { value: says === undefined || says === true };
}

/** Adds the cheapest remotes that control every motor of the row. */
function withRemotes(line: Line, { product }: Variant, list: PriceList): Line {
  const outcome = quoteLine(line, product, list);
  if (outcome.kind === 'refusal' || outcome.made.motor === null) return line;
  const { control, motor } = outcome.made;
  if (control.kind !== 'motor') return line;
  const remotes = remotesFor(line.quantity, motor.motor.system, control.remotes, list);
  return remotes.length === 0 ? line : { ...line, remotes };
}

/** What the fitting of a row depends on; what could not be read is left out. */
interface Fitted {
  /** The text that says the side of the control. */
  readonly side: string;
  readonly mount: Part<Mount | null>;
  readonly control: Part<string | undefined>;
  readonly gallery: Part<string | undefined>;
  readonly safety: Part<boolean>;
  readonly height: Part<number>;
}

function fittingIn(
  cell: (key: RowColumnKey) => string,
  variant: Variant,
  { side, mount, control, gallery, safety, height }: Fitted,
) {
  const cells = {
    side,
    controlMm: cell('controlLength'),
    roll: cell('roll'),
    fixing: cell('fixing'),
    hardware: cell('hardware'),
    bar: cell('bar'),
  };
  const choices = withoutBlanks({ control: valueOf(control), gallery: valueOf(gallery) });
  const forChildren = isForChildren({ name: cell('name'), children: valueOf(safety) ?? false }, variant);
  const hung = { mount: valueOf(mount) ?? 'inside', choices };
  return readFitting(cells, fittedWindow(hung, { variant, heightMm: valueOf(height) ?? null, forChildren }));
}

type Parts = {
  readonly [K in keyof Omit<Line, 'motor' | 'remotes' | 'extras' | 'discountBp'>]: Line[K] | undefined;
};

interface Chosen extends Pick<Line, 'motor' | 'extras'> {
  /** Undefined when the cell is empty: the needed ones are added. */
  readonly remotes: NonNullable<Line['remotes']> | undefined;
  readonly installation: string | undefined;
}

/** The line of a row, without what its cells leave out. */
function lineOf(
  { widthMm, heightMm, quantity, ...parts }: Parts & Pick<Line, 'widthMm' | 'heightMm' | 'quantity'>,
  { remotes, extras = [], motor, installation }: Chosen,
  variant: Variant,
  list: PriceList,
): Line {
  const all = installation === undefined ? extras : [installation, ...extras];
  const line: Line = {
    ...{ widthMm, heightMm, quantity },
    ...withoutBlanks({ ...parts, motor, extras: [...new Set(all)], remotes: [...(remotes ?? [])] }),
  };
  return remotes === undefined ? withRemotes(line, variant, list) : line;
}

/** Names longer than the shop keeps are shortened only when a person agrees. */
function nameIn(written: string, variant: Variant): Part<string> {
  const name = written === '' ? variant.name : written;
  if (name.length <= MAX_WINDOW_NAME) return { value: name };
  const short = `${name.slice(0, MAX_WINDOW_NAME - 1)}…`;
  return {
    reason: `El nombre tiene ${String(name.length)} letras y caben ${String(MAX_WINDOW_NAME)}.`,
    kind: 'long-name',
    offers: [{ says: 'Acortarlo', cells: { name: short } }],
  };
}

/** Notes longer than the shop keeps are shortened only when a person agrees. */
function noteIn(written: string): Part<string> {
  const note = written.trim();
  if (note.length <= MAX_WINDOW_NOTE) return { value: note };
  const short = `${note.slice(0, MAX_WINDOW_NOTE - 1)}…`;
  return {
    reason: `La nota tiene ${String(note.length)} letras y caben ${String(MAX_WINDOW_NOTE)}.`,
    kind: 'long-note',
    offers: [{ says: 'Acortarla', cells: { note: short } }],
  };
}

const faultsOfMeasures = (measures: RowMeasures) =>
  faultsOf(
    ['unit', measures.unit],
    ['width', measures.width],
    ['height', measures.height],
    ['quantity', measures.quantity],
    ['rollWidth', measures.rollMm],
    ['askedWidth', measures.asked],
    ['widths', measures.measured],
  );

/** The size of a row: where only the recess was measured, as the measuring helper recommends. */
function orderedSize(
  { width, height, measured, isByMeasured }: RowMeasures,
  mount: Mount,
  product: Product,
): Pick<RowMeasures, 'width' | 'height'> {
  const recess = isByMeasured ? valueOf(measured) : null;
  if (recess === null || recess === undefined) return { width, height };
  const { widthMm, heightMm } = measureToOrder({ ...recess, mount }, product);
  return { width: { value: widthMm }, height: { value: heightMm } };
}

/**
 * Reads a row and reports all its problems together.
 * @param cell the text in the column of a field; '' without one
 */
export function readRow(cell: (key: RowColumnKey) => string, reader: Reader): RowReading {
  const { units, list, quotable } = reader;
  const cloth = readCloth(cell('fabric'), cell('colour'), reader.catalog);
  const family = 'value' in cloth ? cloth.value.variant.family : null;
  const measures = readMeasures(cell, units, secondMeasure(family).the);
  const { quantity, rollMm, asked, measured } = measures;
  const measureFaults = faultsOfMeasures(measures);
  if ('reason' in cloth) return { faults: [...faultsOf(['fabric', cloth]), ...measureFaults] };
  const { variant, colour } = cloth.value;
  const { product } = variant;
  const name = nameIn(cell('name'), variant);
  const note = noteIn(cell('note'));
  const written = { control: cell('control'), side: cell('side') };
  const { control, side } = readControl(written, product, quotable.nameOf);
  const gallery = choiceIn('gallery', cell('gallery'), product.galleries, reader);
  const installation = installationIn(cell('installation'), product);
  const mount = mountIn(cell('mount'), variant);
  const { width, height } = orderedSize(measures, valueOf(mount) ?? 'inside', product);
  const safety = safetyIn(cell('safety'));
  const cloths = clothsIn(cell('cloths'));
  const lay = layIn(cell('lay'));
  const options = readOptions(
    { motor: cell('motor'), remotes: cell('remotes'), extras: cell('extras') },
    'value' in control ? control.value : undefined,
    product,
    quotable.nameOf,
  );
  const fitted = { side, mount, control, gallery, safety, height };
  const fitting = fittingIn(cell, variant, fitted);
  const faults = [
    ...faultsOf(
      ['name', name],
      ['note', note],
      ['colour', colour],
      ['mount', mount],
      ['control', control],
      ['gallery', gallery],
      ['safety', safety],
      ['installation', installation],
      ['cloths', cloths],
      ['lay', lay],
    ),
    ...('faults' in options ? options.faults : []),
    ...('faults' in fitting ? fitting.faults : []),
    ...measureFaults,
  ];
  if (
    faults.length > 0 ||
    'faults' in options ||
    'faults' in fitting ||
    'reason' in name ||
    'reason' in note ||
    'reason' in colour ||
    'reason' in mount ||
    'reason' in control ||
    'reason' in gallery ||
    'reason' in safety ||
    'reason' in installation ||
    'reason' in width ||
    'reason' in height ||
    'reason' in quantity ||
    'reason' in cloths ||
    'reason' in lay ||
    'reason' in rollMm ||
    'reason' in asked ||
    'reason' in measured
  ) {
    return { faults };
  }
  const line = lineOf(
    {
      widthMm: width.value,
      heightMm: height.value,
      quantity: quantity.value,
      control: control.value,
      gallery: gallery.value,
      cloths: cloths.value,
      lay: lay.value,
      rollMm: rollMm.value,
    },
    { ...options.value, installation: installation.value },
    variant,
    list,
  );
  const outcome = quoteLine(line, product, list);
  if (outcome.kind === 'refusal') return { faults: sayRefusal(outcome, quotable.nameOf, variant.family) };
  return {
    window: {
      name: name.value,
      variant: variant.slug,
      color: colour.value.slug,
      line,
      mount: mount.value,
      measured: measured.value,
      fitting: fitting.value,
      asked: asked.value,
      ...(note.value === '' ? {} : { note: note.value }),
    },
  };
}
