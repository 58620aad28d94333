import type { Choices, DraftWindow } from '#src/api/draft.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { Line } from '#src/quoting/line.ts';
import { chosenControl, worksWith } from '#src/quoting/making/finish.ts';
import { neededRemotes, systemOf } from '#src/quoting/making/standard-line.ts';
import type { Control, Extra, PriceList, Product, Remote } from '#src/quoting/rules.ts';

const hasId =
  (id: string | undefined) =>
  (part: { readonly id: string }): boolean =>
    part.id === id;

/** The remotes that work with a control's motors. */
export const compatibleRemotes = (control: Control): readonly Remote[] =>
  control.kind === 'motor' ? control.remotes.filter(({ system }) => system === systemOf(control)) : [];

/** Choices without undefined and empty values, as links and requests carry them. */
export function withoutBlanks(choices: { readonly [K in keyof Choices]: Choices[K] | undefined }): Choices {
  const entries = Object.entries(choices).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries);
}

/** The extras of a product that work with a control. */
export const fittingExtras = ({ extras }: Product, control: Control | undefined): readonly Extra[] =>
  control === undefined ? extras : extras.filter((extra) => worksWith(extra, control));

/** Choices with another control: the engine chooses its motor, and the needed remotes are added. */
export function withControl(
  choices: Choices,
  product: Product,
  id: string,
  quantity: number,
  list: PriceList,
): Choices {
  const control = product.controls.find(hasId(id));
  const fitting = fittingExtras(product, control);
  const extras = choices.extras?.filter((extra) => fitting.some(hasId(extra)));
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

/** The total of channels of the chosen remotes that work with the control. */
const channelsOf = (control: Control, remotes: Choices['remotes'] = []) =>
  remotes.reduce(
    (sum, { id, count }) => sum + count * (compatibleRemotes(control).find(hasId(id))?.channels ?? 0),
    0,
  );

/** Whether remotes are exactly those needed for a number of blinds, or for any number when it is null. */
function areExactlyNeeded(
  control: Control | undefined,
  remotes: Choices['remotes'],
  quantity: number | null,
  list: PriceList,
): boolean {
  if (quantity !== null || control === undefined) {
    return sameRemotes(remotes, neededRemotes(control, quantity ?? 1, list));
  }
  const channels = channelsOf(control, remotes);
  for (let count = channels; count > 0 && count > channels - MOST_CHANNELS; count -= 1) {
    if (sameRemotes(remotes, neededRemotes(control, count, list))) return true;
  }
  return false;
}

/** The most channels of a remote. */
const MOST_CHANNELS = 16;

/** Choices for another quantity: remotes are adjusted if they were exactly those needed, else kept. */
export function withQuantity(
  choices: Choices,
  product: Product,
  before: number | null,
  quantity: number | null,
  list: PriceList,
): Choices {
  if (quantity === null || before === quantity) return choices;
  const control = chosenControl(product, choices);
  return areExactlyNeeded(control, choices.remotes, before, list)
    ? withoutBlanks({ ...choices, remotes: neededRemotes(control, quantity, list) })
    : choices;
}

/** The choices that another variant offers too. How the fabric is cut is not kept. */
export function keptChoices(
  choices: Choices,
  { product }: Pick<Variant, 'product'>,
  quantity: number,
  list: PriceList,
): Choices {
  const control = product.controls.find(hasId(choices.control));
  const chosenId = choices.control;
  const kept = withoutBlanks({
    control: control === undefined ? undefined : chosenId,
    motor: control?.kind === 'motor' && control.motors.some(hasId(choices.motor)) ? choices.motor : undefined,
    gallery: product.galleries.some(hasId(choices.gallery)) ? choices.gallery : undefined,
    extras: choices.extras?.filter((id) =>
      fittingExtras(product, control ?? product.controls[0]).some(hasId(id)),
    ),
    remotes: choices.remotes?.filter(
      ({ id }) => control !== undefined && compatibleRemotes(control).some(hasId(id)),
    ),
  });
  const newControl = control ?? product.controls[0];
  if (newControl?.kind !== 'motor' || (kept.remotes?.length ?? 0) > 0) return kept;
  // A variant with another motor gets the remotes of that motor.
  return choices.remotes === undefined && control !== undefined
    ? kept
    : withoutBlanks({ ...kept, remotes: neededRemotes(newControl, quantity, list) });
}

/** The choices of a line, without size and quantity. */
export function choicesOf({
  widthMm: _width,
  heightMm: _height,
  quantity: _quantity,
  ...choices
}: Line): Choices {
  return withoutBlanks(choices);
}

/** A window's defaults in a variant: first colour, and the remotes of the first control. */
export function variantDefaults(
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
