import type { Choices, DraftWindow } from '#src/api/draft.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { Line } from '#src/quoting/line.ts';
import type { WayOut } from '#src/quoting/quote.ts';
import { remotesFor } from '#src/quoting/remotes.ts';
import type { Control, PriceList, Product, Remote } from '#src/quoting/rules.ts';
import { writtenMeasure, type Unit } from '#src/quoting/typed-measure.ts';

type Patch = Partial<Omit<DraftWindow, 'key'>>;

/** The control that is chosen, else the product's first. */
export const chosenControl = ({ controls }: Product, { control }: Choices): Control | undefined =>
  controls.find(({ id }) => id === control) ?? controls[0];

const hasId =
  (id: string | undefined) =>
  (part: { readonly id: string }): boolean =>
    part.id === id;

/** The radio system of a control's motors: its remotes are chosen by it. */
const systemOf = (control: Control): string | undefined =>
  control.kind === 'motor' ? control.motors[0]?.system : undefined;

/** The remotes that a control needs for so many blinds; none where a hand moves them. */
export function neededRemotes(
  control: Control | undefined,
  quantity: number,
  list: PriceList,
): NonNullable<Choices['remotes']> {
  const system = control === undefined ? undefined : systemOf(control);
  return control?.kind !== 'motor' || system === undefined
    ? []
    : remotesFor(quantity, system, control.remotes, list);
}

/** The remotes that a control's motors understand. */
export const understood = (control: Control): readonly Remote[] =>
  control.kind === 'motor' ? control.remotes.filter(({ system }) => system === systemOf(control)) : [];

/** Choices without what is left open: a link and a call say nothing of that. */
export function withoutBlanks(choices: { readonly [K in keyof Choices]: Choices[K] | undefined }): Choices {
  const entries = Object.entries(choices).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries);
}

/** Another control: its motor is the engine's to choose, its remotes come with it. */
export function withControl(
  choices: Choices,
  product: Product,
  id: string,
  quantity: number,
  list: PriceList,
): Choices {
  const control = product.controls.find(hasId(id));
  const isMotor = control?.kind === 'motor';
  const extras = choices.extras?.filter(
    (extra) => isMotor || product.extras.find(hasId(extra))?.needsMotor !== true,
  );
  return withoutBlanks({
    ...choices,
    control: id,
    motor: undefined,
    remotes: neededRemotes(control, quantity, list),
    extras,
  });
}

const sameRemotes = (a: Choices['remotes'] = [], b: Choices['remotes'] = []) =>
  JSON.stringify(a) === JSON.stringify(b);

/** The channels that chosen remotes have together, as far as the control knows them. */
const channelsOf = (control: Control, remotes: Choices['remotes'] = []) =>
  remotes.reduce(
    (sum, { id, count }) => sum + count * (understood(control).find(hasId(id))?.channels ?? 0),
    0,
  );

/** Whether remotes are as many as are needed: for a number of blinds, or for any where the number is just being typed. */
function areNeeded(
  control: Control | undefined,
  remotes: Choices['remotes'],
  quantity: number | null,
  list: PriceList,
): boolean {
  if (quantity !== null || control === undefined) {
    return sameRemotes(remotes, neededRemotes(control, quantity ?? 1, list));
  }
  const most = channelsOf(control, remotes);
  for (let count = most; count > 0 && count > most - MOST_CHANNELS; count -= 1) {
    if (sameRemotes(remotes, neededRemotes(control, count, list))) return true;
  }
  return false;
}

/** No remote has more. */
const MOST_CHANNELS = 16;

/** Another number of blinds: remotes that were as many as needed are so again, others stay as they were chosen. */
export function withQuantity(
  choices: Choices,
  product: Product,
  before: number | null,
  quantity: number | null,
  list: PriceList,
): Choices {
  if (quantity === null || before === quantity) return choices;
  const control = chosenControl(product, choices);
  return areNeeded(control, choices.remotes, before, list)
    ? withoutBlanks({ ...choices, remotes: neededRemotes(control, quantity, list) })
    : choices;
}

/** What was chosen, as far as another variant offers it too. How its cloth lies is its own. */
export function keptBy(
  choices: Choices,
  { product }: Pick<Variant, 'product'>,
  quantity: number,
  list: PriceList,
): Choices {
  const control = product.controls.find(hasId(choices.control));
  const asked = choices.control;
  const kept = withoutBlanks({
    control: control === undefined ? undefined : asked,
    motor: control?.kind === 'motor' && control.motors.some(hasId(choices.motor)) ? choices.motor : undefined,
    gallery: product.galleries.some(hasId(choices.gallery)) ? choices.gallery : undefined,
    extras: choices.extras?.filter((id) => product.extras.some(hasId(id))),
    remotes: choices.remotes?.filter(
      ({ id }) => control !== undefined && understood(control).some(hasId(id)),
    ),
  });
  const moves = control ?? product.controls[0];
  if (moves?.kind !== 'motor' || (kept.remotes?.length ?? 0) > 0) return kept;
  // Where another motor came with the variant, so do remotes that speak to it.
  return choices.remotes === undefined && control !== undefined
    ? kept
    : withoutBlanks({ ...kept, remotes: neededRemotes(moves, quantity, list) });
}

/** A line's own size and number apart, what was chosen. */
function choicesOf({ widthMm: _width, heightMm: _height, quantity: _quantity, ...choices }: Line): Choices {
  return withoutBlanks(choices);
}

/** A way out, taken: its choices, and its size where that is what it changes. */
export function taking({ quote: { line }, changes }: WayOut, unit: Unit): Patch {
  const isResized = changes.some(({ change }) => change === 'shorter' || change === 'longer');
  return {
    choices: choicesOf(line),
    ...(isResized ? { height: writtenMeasure(line.heightMm, unit) } : {}),
  };
}

/** A window begun anew in a variant: as it is mostly made. */
export function beginningIn(
  variant: Variant,
  quantity: number,
  list: PriceList,
): Pick<DraftWindow, 'family' | 'variant' | 'color' | 'choices'> {
  const [control] = variant.product.controls;
  return {
    family: variant.family,
    variant: variant.slug,
    color: variant.colours[0]?.slug ?? null,
    choices: withoutBlanks({ remotes: neededRemotes(control, quantity, list) }),
  };
}
