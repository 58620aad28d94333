import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import { isInstallation } from '#src/config/order-stages.ts';
import { hangsInRecess } from '#src/content/families.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { MAX_WINDOW_NAME } from '#src/content/terms.ts';
import { withoutBlanks } from '#src/features/draft-windows/choices.ts';
import type { RowColumnKey } from '#src/features/draft-windows/row-columns.ts';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { sayChange, sayReason } from '#src/features/window-words/reason-texts.ts';
import { small } from '#src/format/words.ts';
import { fittedWindow } from '#src/materials/fitted-window.ts';
import type { Line } from '#src/quoting/line.ts';
import { remotesFor } from '#src/quoting/making/remotes.ts';
import type { Mount } from '#src/quoting/measures/measured.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { Refusal } from '#src/quoting/quote.ts';
import { decidingReasons } from '#src/quoting/reasons/deciding-reasons.ts';
import type { PriceList, Product } from '#src/quoting/rules.ts';
import { readFit, readYesNo } from '#src/reading/words.ts';
import { plainName, type CatalogNames } from './catalog-names.ts';
import type { Headings } from './columns.ts';
import { nearest } from './nearest.ts';
import { reasonsOf, type Part } from './part.ts';
import { clothsIn, layIn } from './read-cut.ts';
import { readFitting } from './read-fitting.ts';
import { readMeasures } from './read-measures.ts';
import { readOptions } from './read-options.ts';

/** What is needed to read rows. */
export interface Reader {
  readonly headings: Headings;
  readonly quotable: Quotable;
  readonly catalog: CatalogNames;
  readonly list: PriceList;
  readonly newKey: () => string;
}

/** A window that can be ordered, or every reason why the row cannot. */
export type RowReading = { readonly window: WindowPayload } | { readonly reasons: readonly string[] };

const quoted = (names: readonly string[]) =>
  new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(names.map((name) => `“${name}”`));

function fabricIn(written: string, colour: string, { catalog }: Reader): Part<Variant> {
  if (written === '') {
    const [first, ...others] = catalog.codes.get(plainName(colour)) ?? [];
    if (first !== undefined && others.length === 0) return { value: first.variant };
    return { reason: 'Falta la tela.' };
  }
  const found = catalog.variants.get(plainName(written));
  if (found !== undefined) return { value: found };
  const like = nearest(plainName(written), catalog.names);
  return {
    reason: `No tenemos la tela “${written}”.${like.length === 0 ? '' : ` ¿Es ${quoted(like)}?`}`,
  };
}

function colourIn(written: string, variant: Variant): Part<Colour> {
  const asked = plainName(written);
  const found = variant.colours.find(({ name, code, slug }) =>
    [name, code, slug].some((one) => plainName(one) === asked),
  );
  if (found !== undefined) return { value: found };
  const names = variant.colours.map(({ name }) => ({ plain: plainName(name), name }));
  const like = asked === '' ? [] : nearest(asked, names);
  const offered = like.length > 0 ? like : variant.colours.slice(0, 4).map(({ name }) => name);
  const ending = like.length > 0 ? `¿Es ${quoted(like)}?` : `Viene, por ejemplo, en ${quoted(offered)}.`;
  return {
    reason:
      asked === '' ? `Falta el color. ${ending}` : `${variant.name} no viene en “${written}”. ${ending}`,
  };
}

/** Finds an option of a product by its name; undefined when the cell asks for none. */
function choiceIn(
  what: string,
  written: string,
  offered: readonly { readonly id: string }[],
  { quotable: { nameOf } }: Reader,
): Part<string | undefined> {
  const asked = plainName(written);
  if (asked === '' || readYesNo(written) === false) return { value: undefined };
  const found =
    offered.find(({ id }) => [id, nameOf(id)].some((one) => plainName(one) === asked)) ??
    offered.find(({ id }) => plainName(nameOf(id)).startsWith(asked));
  if (found !== undefined) return { value: found.id };
  return {
    reason:
      offered.length === 0
        ? `Esta tela no lleva ${what}.`
        : `No tiene ${what} “${written}”. Puede ser ${quoted(offered.map(({ id }) => nameOf(id)))}.`,
  };
}

/** Reads the mount, inside when the cell is empty as in the quoter; null when the product has none, such as an awning. */
function mountIn(written: string, variant: Variant): Part<Mount | null> {
  if (!hangsInRecess(variant)) return { value: null };
  const mount = readFit(written);
  return mount === undefined
    ? { reason: `En “Montaje” escribe dentro o fuera; dice “${written}”.` }
    : { value: mount ?? 'inside' };
}

function installationIn(written: string, product: Product): Part<string | undefined> {
  const isAsked = readYesNo(written);
  if (isAsked === undefined) return { reason: `En “Instalación” escribe sí o no; dice “${written}”.` };
  if (isAsked !== true) return { value: undefined };
  const extra = product.extras.find(({ id }) => isInstallation(id));
  return extra === undefined ? { reason: 'Esta tela se vende sin instalación.' } : { value: extra.id };
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

/** Every reason for the refusal, and the smallest change that solves it. */
function sayRefusal(
  { reasons, product, alternatives: [solution] }: Refusal,
  nameOf: Quotable['nameOf'],
  family: Variant['family'],
): readonly string[] {
  const { name: height } = secondMeasure(family);
  const told = decidingReasons(reasons, product);
  const texts = [...new Set(told.map((reason) => sayReason(reason, nameOf, height)))];
  if (solution === undefined) return texts;
  const changes = solution.changes.map((change) => small(sayChange(change, nameOf, height)));
  return [...texts, `Así sí se puede: ${new Intl.ListFormat('es-MX').format(changes)}.`];
}

/** The text of a cell; '' without a column. */
const textAt = (cells: Readonly<Record<string, string>>, heading: string | undefined): string =>
  heading === undefined ? '' : (cells[heading] ?? '').trim();

/** What the fitting of a row depends on; what could not be read is left out. */
interface Fitted {
  readonly variant: Variant;
  readonly mount: Mount;
  readonly control: string | undefined;
  readonly gallery: string | undefined;
  readonly heightMm: number | null;
}

function fittingIn(
  cell: (key: RowColumnKey) => string,
  { variant, mount, control, gallery, heightMm }: Fitted,
) {
  const cells = {
    side: cell('side'),
    controlMm: cell('controlLength'),
    roll: cell('roll'),
    fixing: cell('fixing'),
    hardware: cell('hardware'),
    bar: cell('bar'),
  };
  const choices = withoutBlanks({ control, gallery });
  return readFitting(cells, fittedWindow({ mount, choices }, { variant, heightMm }));
}

/** Reads a row and reports all its problems together. */
export function readRow(cells: Readonly<Record<string, string>>, reader: Reader): RowReading {
  const { headings, list, quotable } = reader;
  const cell = (key: RowColumnKey) => textAt(cells, headings.at[key]);
  const fabric = fabricIn(cell('fabric'), cell('colour'), reader);
  const family = 'value' in fabric ? fabric.value.family : null;
  const measures = readMeasures(cell, headings, secondMeasure(family).the);
  const { width, height, quantity, rollMm, asked, measured } = measures;
  const measureReasons = [...measures.unit, ...reasonsOf(width, height, quantity, rollMm, asked, measured)];
  if ('reason' in fabric) return { reasons: [fabric.reason, ...measureReasons] };
  const variant = fabric.value;
  const { product } = variant;
  const colour = colourIn(cell('colour'), variant);
  const control = choiceIn('mando', cell('control'), product.controls, reader);
  const gallery = choiceIn('galería', cell('gallery'), product.galleries, reader);
  const installation = installationIn(cell('installation'), product);
  const mount = mountIn(cell('mount'), variant);
  const cloths = clothsIn(cell('cloths'));
  const lay = layIn(cell('lay'));
  const options = readOptions(
    { motor: cell('motor'), remotes: cell('remotes'), extras: cell('extras') },
    'value' in control ? control.value : undefined,
    product,
    quotable.nameOf,
  );
  const fitting = fittingIn(cell, {
    mount: 'value' in mount ? (mount.value ?? 'inside') : 'inside',
    control: 'value' in control ? control.value : undefined,
    gallery: 'value' in gallery ? gallery.value : undefined,
    heightMm: 'value' in height ? height.value : null,
    variant,
  });
  const reasons = [
    ...reasonsOf(colour, mount, control, gallery, installation, cloths, lay),
    ...('reasons' in options ? options.reasons : []),
    ...('reasons' in fitting ? fitting.reasons : []),
    ...measureReasons,
  ];
  if (
    reasons.length > 0 ||
    'reasons' in options ||
    'reasons' in fitting ||
    'reason' in colour ||
    'reason' in mount ||
    'reason' in control ||
    'reason' in gallery ||
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
    return { reasons };
  }
  const { remotes, extras = [], ...motor } = options.value;
  const allExtras = [...(installation.value === undefined ? [] : [installation.value]), ...extras];
  const lineWithoutRemotes: Line = {
    widthMm: width.value,
    heightMm: height.value,
    quantity: quantity.value,
    ...(control.value === undefined ? {} : { control: control.value }),
    ...(gallery.value === undefined ? {} : { gallery: gallery.value }),
    ...motor,
    ...(cloths.value === undefined ? {} : { cloths: cloths.value }),
    ...(lay.value === undefined ? {} : { lay: lay.value }),
    ...(rollMm.value === undefined ? {} : { rollMm: rollMm.value }),
    ...(allExtras.length === 0 ? {} : { extras: [...new Set(allExtras)] }),
    ...(remotes === undefined || remotes.length === 0 ? {} : { remotes }),
  };
  const line = remotes === undefined ? withRemotes(lineWithoutRemotes, variant, list) : lineWithoutRemotes;
  const outcome = quoteLine(line, product, list);
  if (outcome.kind === 'refusal') return { reasons: sayRefusal(outcome, quotable.nameOf, variant.family) };
  const name = cell('name') === '' ? variant.name : cell('name');
  return {
    window: {
      key: reader.newKey(),
      name: name.slice(0, MAX_WINDOW_NAME),
      variant: variant.slug,
      color: colour.value.slug,
      line,
      mount: mount.value,
      measured: measured.value,
      fitting: fitting.value,
      asked: asked.value,
    },
  };
}
