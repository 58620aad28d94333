import type { AskedWindow } from '#src/api/contract/assumed/shop.ts';
import type { DraftWindow } from '#src/api/draft.ts';
import { hangsInRecess } from '#src/content/families.ts';
import { settledFitting } from '#src/content/fittings.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { usualSize } from '#src/features/product/drawing-of.ts';
import { fittedWindow } from '#src/materials/fitted-window.ts';
import type { WindowReading } from './read-window.ts';

interface Read extends Pick<WindowReading, 'widthMm' | 'heightMm' | 'quantity' | 'forChildren'> {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** What the server is asked of a window that is not sent yet; where a measure is missing, that of the usual size. */
export function askedWindow(
  { key, mount, choices, fitting }: Pick<DraftWindow, 'key' | 'mount' | 'choices' | 'fitting'>,
  { variant, colour, widthMm, heightMm, quantity, forChildren }: Read,
): AskedWindow {
  const usual = usualSize(variant);
  const size = { widthMm: widthMm ?? usual.widthMm, heightMm: heightMm ?? usual.heightMm };
  const fitted = fittedWindow({ mount, choices }, { variant, heightMm: size.heightMm, forChildren });
  return {
    ...{ key, variant: variant.slug, color: colour.slug },
    line: { ...choices, ...size, quantity: quantity ?? 1 },
    mount: hangsInRecess(variant) ? mount : null,
    fitting: settledFitting(fitted, fitting),
  };
}
