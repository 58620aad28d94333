import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { Drawing } from '#src/ui/product/drawing.ts';
import { humaniseName } from '#src/content/humanise.ts';
import { chosenControl } from '#src/features/windows/choices.ts';
import { drawingOfWindow } from '#src/features/windows/drawing-of-window.ts';
import { hangsInRecess, mountNames } from '#src/features/windows/mount.ts';
import { sizeInMetres } from '#src/format/measures.ts';
import { counted } from '#src/format/words.ts';

/** The facts of a quoted window, as texts. */
export interface WindowFacts {
  readonly key: string;
  /** "Sala" */
  readonly name: string;
  readonly product: string;
  readonly colour: string;
  /** "1.20 × 1.40 m" */
  readonly size: string;
  /** "dentro del vano"; null when not known, and for awnings. */
  readonly mount: string | null;
  /** "Cadena" */
  readonly control: string | null;
  /** Gallery, remotes, installation and other extras. */
  readonly extras: readonly string[];
  readonly quantity: number;
  /** null when the product is no longer in the catalog. */
  readonly drawing: Drawing | null;
  readonly variant: Variant | null;
  readonly colourOf: Colour | null;
}

/** The facts of a quoted window: texts, and a drawing to scale. */
export function factsOf(
  { key, name, variant: slug, color, line, mount, measured }: QuotedWindow,
  quotable: Quotable,
): WindowFacts {
  const variant = quotable.variantOf(slug) ?? null;
  const colour = variant?.colours.find((one) => one.slug === color) ?? null;
  const control = variant === null ? null : (chosenControl(variant.product, line)?.id ?? null);
  const { widthMm, heightMm, quantity, gallery, remotes = [], extras = [] } = line;
  const reading = { variant, colour, widthMm, heightMm, quantity, line, measured, problems: {} };
  return {
    key,
    name: name.trim() === '' ? 'Ventana' : name,
    product: variant?.name ?? humaniseName(slug),
    colour: colour?.name ?? humaniseName(color),
    size: sizeInMetres(widthMm, heightMm),
    mount: mount === null || (variant !== null && !hangsInRecess(variant)) ? null : mountNames[mount],
    control: control === null ? null : quotable.nameOf(control),
    extras: [
      ...(gallery === undefined ? [] : [quotable.nameOf(gallery)]),
      ...remotes.map(({ id, count }) => `${quotable.nameOf(id)}${count > 1 ? ` (${String(count)})` : ''}`),
      ...extras.map(quotable.nameOf),
    ],
    quantity,
    drawing: drawingOfWindow({ mount: mount ?? 'inside', choices: line }, reading),
    variant,
    colourOf: colour,
  };
}

/** "3 piezas" */
export const pieces = (quantity: number): string => counted(quantity, 'pieza', 'piezas');
