import * as fc from 'fast-check';
import { emptyWindow, type DraftWindow } from '#src/api/draft.ts';
import { fittingOptions } from '#src/content/fittings.ts';
import { quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { publicBook } from '#src/features/draft-windows/price-book.ts';
import { priceWindow, type PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { drawbacksOfOffer } from '#src/quoting/asked.ts';
import { chosenControl } from '#src/quoting/making/finish.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { Drawback } from '#src/quoting/reasons/drawback.ts';
import type { Control } from '#src/quoting/rules.ts';
import { offeredFamily, otherFamilies } from '#src/screens/storefront/cotizador/offers/other-families.ts';
import { accepted } from './accepted.ts';

const book = publicBook(quotable.publicPrices);

const oneOf = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const maybe = <T>(values: readonly T[]) => (values.length === 0 ? fc.constant(undefined) : oneOf(values));

/** The chosen options of a record, without those that were not chosen. */
const chosen = <T extends object>(options: T) =>
  Object.fromEntries(Object.entries(options).filter(([, one]) => one !== undefined));

/** Any fitting that a variant offers. */
const fittingsOf = (variant: Variant, control: string | undefined) => {
  const options = fittingOptions({
    family: variant.family,
    control,
    gallery: undefined,
    mount: 'inside',
    heightMm: 1_800,
  });
  return fc.record({
    side: maybe(options.side),
    controlMm: maybe(options.controlMm),
    roll: maybe(options.roll),
    fixing: maybe(options.fixing),
    hardware: maybe(options.hardware),
    bar: maybe(options.bar),
  });
};

/** Any motor and remote of a control. */
const driveOf = (control: Control | undefined) =>
  control?.kind === 'motor'
    ? fc.record({
        motor: maybe(control.motors.map(({ id }) => id)),
        remotes: maybe(control.remotes.map(({ id }) => [{ id, count: 1 }])),
      })
    : fc.constant({});

/** Three measures around a length. */
const measuresOf = (mm: number) =>
  fc.constant([String(mm), String(mm + 2), String(mm + 5)] as [string, string, string]);

/** A window of a variant with any of its options; many cannot be made. */
const windowOf = (variant: Variant): fc.Arbitrary<DraftWindow> => {
  const { limits, projections, controls, galleries, extras, split, fabric } = variant.product;
  return fc
    .record({
      name: fc.constantFrom('Sala', ' Recámara de Ñandú ', '', 'Baño <2>', 'Cocina & "patio"'),
      color: fc.constantFrom(...variant.colours),
      // Wider ones are made as several side by side.
      widthMm: fc.integer({ min: limits.minWidthMm, max: 2 * limits.maxWidthMm }),
      heightMm:
        projections === undefined
          ? fc.integer({ min: limits.minHeightMm, max: Math.ceil(limits.maxHeightMm * 1.2) })
          : fc.constantFrom(...projections.map(({ projectionMm }) => projectionMm)),
      quantity: fc.integer({ min: 1, max: 12 }),
      mount: fc.constantFrom('inside' as const, 'outside' as const),
      control: maybe(controls.map(({ id }) => id)),
      gallery: maybe(galleries.map(({ id }) => id)),
      extras: fc.subarray(extras.map(({ id }) => id)),
      cloths: split === null ? fc.constant(undefined) : oneOf([1, 2, 3]),
      lay: fabric === null ? fc.constant(undefined) : oneOf(['normal', 'rotated', 'joined'] as const),
      rollMm: maybe((fabric?.rolls ?? []).map(({ widthMm }) => widthMm)),
      isMeasured: fc.boolean(),
      note: fc.constantFrom('', ' Detrás del clóset; usar taquetes. ', 'Subir por la escalera, 3er piso'),
    })
    .chain((one) =>
      fc.record({
        fitting: fittingsOf(variant, one.control ?? controls[0]?.id),
        drive: driveOf(chosenControl(variant.product, chosen({ control: one.control }))),
        widths: measuresOf(one.widthMm),
        heights: measuresOf(one.heightMm),
        one: fc.constant(one),
      }),
    )
    .map(({ one, fitting, drive, widths, heights }) => ({
      ...emptyWindow('v', one.name),
      family: variant.family,
      variant: variant.slug,
      color: one.color.slug,
      width: String(one.widthMm),
      height: String(one.heightMm),
      quantity: String(one.quantity),
      mount: one.mount,
      measured:
        one.isMeasured && projections === undefined
          ? { widths, heights, diagonals: ['', ''] as [string, string] }
          : null,
      choices: chosen({
        control: one.control,
        gallery: one.gallery,
        extras: one.extras.length === 0 ? undefined : one.extras,
        cloths: one.cloths,
        lay: one.lay,
        rollMm: one.rollMm,
        ...drive,
      }),
      fitting: chosen(fitting),
      note: one.note,
    }));
};

/** The window at public prices. */
export const inPublic = (window: DraftWindow) => priceWindow(window, 'mm', book, quotable);

/** What a person gets who takes a blind of another family; nothing where none is offered. */
function inOtherFamily(priced: PricedDraftWindow): readonly DraftWindow[] {
  const { variant, line } = priced.reading;
  if (variant === null || line === null) return [];
  return otherFamilies(line, variant, quotable, book)
    .slice(0, 1)
    .map((other) => accepted(priced, offeredFamily(other), 'mm'));
}

/**
 * The window, or what a person gets who takes an offer where it cannot be made: of another family for every other width,
 * else the first; nothing where there is no offer.
 */
function withOffer(window: DraftWindow): readonly DraftWindow[] {
  const priced = inPublic(window);
  const { outcome } = priced;
  if (outcome?.kind !== 'refusal') return outcome === null ? [] : [window];
  const other = Number(window.width) % 2 === 0 ? inOtherFamily(priced) : [];
  return other.length > 0
    ? other
    : outcome.alternatives.slice(0, 1).map(({ quote: { line } }) => accepted(priced, { line }, 'mm'));
}

/** The drawbacks that a person read in the offer that they accepted; none where they accepted none. */
export function acceptedDrawbacks({ offer }: DraftWindow): readonly Drawback[] {
  if (offer === null) return [];
  const { was, became, blinds } = offer;
  const product = quotable.variantOf(became.variant)?.product;
  if (product === undefined) return [];
  const isOther = was.variant !== became.variant;
  const outcome = quoteLine(isOther ? became.line : was.line, product, quotable.publicPrices);
  if (outcome.kind === 'refusal') return outcome.alternatives[0]?.drawbacks ?? [];
  return isOther
    ? [...outcome.drawbacks, ...drawbacksOfOffer({ heightMm: was.line.heightMm, blinds }, became.line)]
    : [];
}

/** One to three windows, all of which can be made, some after an offer was taken. */
export const anyWindows = fc
  .array(fc.constantFrom(...quotable.variants).chain(windowOf), { minLength: 1, maxLength: 3 })
  .map((windows) =>
    windows
      .flatMap((window, at) => withOffer({ ...window, key: `v${String(at)}` }))
      .filter((window) => inPublic(window).outcome?.kind === 'quote'),
  )
  .filter((windows) => windows.length > 0);
