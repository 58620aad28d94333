import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { familyOf } from '#src/content/families.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { inMetres } from '../shop/format.ts';

/** A window of a cart or an order, with what the catalogue knows of it today. */
export interface KnownWindow {
  readonly variant: Variant | null;
  readonly colour: Colour | null;
}

/** What the catalogue knows of a window; null is what was withdrawn. */
export function knownWindow({ variant: slug, color }: QuotedWindow, quotable: Quotable): KnownWindow {
  const variant = quotable.variantOf(slug) ?? null;
  return { variant, colour: variant?.colours.find((one) => one.slug === color) ?? null };
}

/** A slug as a person can read it, where the catalogue no longer has its name. */
const readable = (slug: string) => slug.replaceAll('-', ' ');

/** "Blackout Lino, Arena" */
export function productText(window: QuotedWindow, { variant, colour }: KnownWindow): string {
  return `${variant?.name ?? readable(window.variant)}, ${colour?.name ?? readable(window.color)}`;
}

/** "1.80 × 2.10 m" */
export const sizeText = ({ line: { widthMm, heightMm } }: QuotedWindow): string =>
  `${inMetres(widthMm)} × ${inMetres(heightMm)} m`;

const lays = { normal: null, rotated: 'Tela girada', joined: 'Tela unida' } as const;

/** How a window is made, a few words each: its control, and whatever was added. */
export function choicesOf(
  { line }: QuotedWindow,
  { variant }: KnownWindow,
  nameOf: Quotable['nameOf'],
): readonly string[] {
  const control = line.control ?? variant?.product.controls[0]?.id;
  const lay = lays[line.lay ?? 'normal'];
  return [
    ...(control === undefined ? [] : [nameOf(control)]),
    ...(line.motor === undefined ? [] : [nameOf(line.motor)]),
    ...(line.gallery === undefined ? [] : [nameOf(line.gallery)]),
    ...(lay === null ? [] : [lay]),
    ...((line.cloths ?? 1) > 1 ? [`${String(line.cloths)} lienzos`] : []),
    ...(line.remotes ?? []).map(({ id, count }) =>
      count > 1 ? `${String(count)} × ${nameOf(id)}` : nameOf(id),
    ),
    ...(line.extras ?? []).map(nameOf),
  ];
}

/** What a window is called: the name that somebody gave it, else what covers it. */
export const nameOfWindow = ({ name }: QuotedWindow, { variant }: KnownWindow): string =>
  name.trim() !== '' ? name : variant === null ? 'Ventana' : familyOf(variant.family).one;
