import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { Drawing } from '#src/ui/product/drawing.ts';
import { humaniseName } from '#src/content/humanise.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import { chosenControl } from '#src/features/windows/choices.ts';
import { cutTexts } from '#src/features/windows/describe-window.ts';
import { drawingOfWindow } from '#src/features/windows/drawing-of-window.ts';
import { hangsInRecess, mountNames } from '#src/features/windows/mount.ts';
import { sayDrawback } from '#src/features/windows/reason-texts.ts';
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
  /** How the cloth is cut: "2 lienzos", "tela girada". */
  readonly cut: readonly string[];
  /** Disadvantages that the client accepts with the window, as sentences. */
  readonly drawbacks: readonly string[];
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
    cut: cutTexts(line),
    drawbacks: drawbacksOf(line, variant, quotable),
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

/** The drawbacks of a window as it is made today. */
function drawbacksOf(line: QuotedWindow['line'], variant: Variant | null, { publicPrices }: Quotable) {
  const outcome = variant === null ? null : quoteLine(line, variant.product, publicPrices);
  return outcome?.kind === 'quote' ? outcome.drawbacks.map(sayDrawback) : [];
}

/** "1.20 × 1.40 m · 1 pieza · dentro del vano · 2 lienzos · Cadena" */
export const detailsOf = ({ size, quantity, mount, cut, control }: WindowFacts): string =>
  [size, pieces(quantity), mount, ...cut, control].filter((part) => part !== null).join(' · ');

/** "3 piezas" */
export const pieces = (quantity: number): string => counted(quantity, 'pieza', 'piezas');
