import type { PricedWindow, QuotedWindow, WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import type { Choices } from '#src/api/draft.ts';
import { isInstallation } from '#src/config/order-stages.ts';
import { safetyArticles } from '#src/content/cuts/articles.ts';
import { hardwareNames } from '#src/content/fittings.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { barNames, fixingNames, rollNames, sideNames } from '#src/features/draft-windows/fitting.ts';
import { rowColumns, type WindowRow } from '#src/features/draft-windows/row-columns.ts';
import { layNames } from '#src/features/window-words/lay-names.ts';
import { remoteText } from '#src/features/window-words/remote-text.ts';
import type { CsvColumn } from '#src/lists/csv.ts';
import type { Fitting } from '#src/quoting/fitting.ts';
import { chosenControl, galleryIdOf } from '#src/quoting/making/finish.ts';
import type { LinePrice } from '#src/quoting/money/line-price.ts';
import { typedMeasure } from '#src/reading/written-measure.ts';
import { amountsOf } from '../client-prices.ts';
import { factsOf, linesOf } from '../window-facts.ts';

const CENTAVOS = 100;

/**
 * A length as the quick order reads it back: bare centimetres, or with the unit where it could be taken for another.
 */
const length = (mm: number | undefined): string => (mm === undefined ? '' : typedMeasure(mm, 'cm'));
const lengths = (values: readonly number[] = []): string => values.map(length).join('; ');

type Cells = Partial<WindowRow>;

/** Each choice as cells: a choice without its cells does not compile. */
function choiceCells(line: Choices, variant: Variant | undefined, { nameOf }: Quotable) {
  const { motor, lay, cloths, rollMm, remotes = [], extras = [] } = line;
  const control = variant && chosenControl(variant.product, line);
  const named = (id: string | undefined) => (id === undefined ? '' : nameOf(id));
  const of = {
    control: { control: named(control?.id) },
    motor: { motor: named(motor) },
    lay: { lay: lay === undefined ? '' : layNames[lay] },
    cloths: { cloths: cloths === undefined ? '' : String(cloths) },
    rollMm: { rollWidth: length(rollMm) },
    gallery: { gallery: named(variant === undefined ? line.gallery : galleryIdOf(line, variant.product)) },
    remotes: {
      // An empty cell asks the quick order for the remotes that are needed.
      remotes:
        control?.kind === 'motor' && remotes.length === 0
          ? 'ninguno'
          : remotes.map((remote) => remoteText(remote, nameOf)).join('; '),
    },
    extras: {
      installation: extras.some(isInstallation) ? 'sí' : 'no',
      extras: extras
        .filter((id) => !isInstallation(id))
        .map(nameOf)
        .join('; '),
    },
    // A column of the amounts: only an administrator may give one, in the saved quote.
    discountBp: {},
  } satisfies Readonly<Record<keyof Choices, Cells>>;
  return {
    ...{ ...of.control, ...of.motor, ...of.lay, ...of.cloths },
    ...{ ...of.rollMm, ...of.gallery, ...of.remotes, ...of.extras },
  };
}

/** Each fact of a fitting as cells: a fact without its cells does not compile. */
function fittingCells({ side, controlMm, roll, fixing, hardware, bar, safety }: Fitting) {
  const of = {
    side: { side: side === undefined ? '' : sideNames[side] },
    controlMm: { controlLength: length(controlMm) },
    roll: { roll: roll === undefined ? '' : rollNames[roll] },
    fixing: { fixing: fixing === undefined ? '' : fixingNames[fixing] },
    hardware: { hardware: hardware === undefined ? '' : hardwareNames[hardware] },
    bar: { bar: bar === undefined ? '' : barNames[bar] },
    safety: { safety: safety === undefined ? '' : safetyArticles[safety].name },
  } satisfies Readonly<Record<keyof Fitting, Cells>>;
  return { ...of.side, ...of.controlMm, ...of.roll, ...of.fixing, ...of.hardware, ...of.bar, ...of.safety };
}

/** A window as a row that the quick order reads back: a field of a window without its cells does not compile. */
function rowOf(
  { name, variant: slug, color, line, mount, measured, fitting, asked, note }: QuotedWindow,
  quotable: Quotable,
): WindowRow {
  const variant = quotable.variantOf(slug);
  const of = {
    // A list that is read makes its own windows.
    key: {},
    name: { name },
    variant: { fabric: variant?.name ?? slug },
    color: { colour: variant?.colours.find((colour) => colour.slug === color)?.code ?? color },
    line: {
      width: length(line.widthMm),
      height: length(line.heightMm),
      unit: 'cm',
      quantity: String(line.quantity),
    },
    mount: { mount: mount === null ? '' : { inside: 'dentro', outside: 'fuera' }[mount] },
    measured: {
      widths: lengths(measured?.widthsMm),
      heights: lengths(measured?.heightsMm),
      diagonals: lengths(measured?.diagonalsMm),
    },
    fitting: fittingCells(fitting ?? {}),
    asked: {
      askedWidth: length(asked?.widthMm),
      askedHeight: length(asked?.heightMm),
      beside: asked === null ? '' : String(asked.blinds),
    },
    note: { note: note ?? '' },
    // In its description: only who sells on says so, in the quoter.
    optional: {},
  } satisfies Readonly<Record<keyof WindowPayload, Cells>>;
  return {
    ...{ ...of.name, ...of.variant, ...of.color, ...of.line, ...choiceCells(line, variant, quotable) },
    ...{ ...of.mount, ...of.measured, ...of.fitting, ...of.asked, ...of.note },
  };
}

/** The amounts of a window: one without its title does not compile. */
const amounts: Readonly<
  Record<keyof LinePrice, { readonly title: string; readonly of: (price: LinePrice) => number }>
> = {
  unitCentavos: { title: 'Precio por pieza', of: (price) => price.unitCentavos },
  onceCentavos: { title: 'Una sola vez', of: (price) => price.onceCentavos },
  discountCentavos: { title: 'Descuento', of: (price) => price.discountCentavos },
  totalCentavos: { title: 'Importe', of: (price) => price.totalCentavos },
};

/**
 * The columns of a file of quoted windows: those that the quick order reads, the whole description, and the amounts in
 * pesos.
 * @param holdsIva whether the amounts include IVA
 */
export function windowColumns(quotable: Quotable, holdsIva: boolean): readonly CsvColumn<PricedWindow>[] {
  return [
    ...rowColumns.map(({ key, title }) => ({
      title,
      value: (window: PricedWindow) => rowOf(window, quotable)[key],
    })),
    { title: 'Descripción', value: (window) => linesOf(factsOf(window, quotable)).join('; ') },
    ...Object.values(amounts).map(({ title, of }) => ({
      title: `${title} ${holdsIva ? 'con' : 'sin'} IVA`,
      value: (window: PricedWindow) => of(amountsOf(window)) / CENTAVOS,
    })),
  ];
}
