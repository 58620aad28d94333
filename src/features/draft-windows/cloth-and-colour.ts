import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { plainName } from '#src/format/plain-name.ts';

export interface Coloured {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** Words between a cloth and its colour. */
const BETWEEN = /^(?:(?:en|de|color) )+/;

/** Whether a person names a colour by this text, in the form of `plainName`. */
export const isColour = ({ name, code, slug }: Colour, plain: string): boolean =>
  plainCode(code) === plainCode(plain) || [name, slug].some((one) => plainName(one) === plain);

/** A code as all its spellings have it: "ES-301", "es 301" and "ES301" are "es301". */
export const plainCode = (code: string): string => plainName(code).replaceAll(' ', '');

/**
 * The cloth and the colour that one text names: "Screen 5 en arena"; null where it does not wholly name both. The longest name
 * of a cloth is tried first.
 * @param clothOf the cloth with a name, if there is one
 */
export function clothAndColour(
  written: string,
  clothOf: (name: string) => Variant | null | undefined,
): Coloured | null {
  const words = plainName(written).split(' ');
  for (let end = words.length - 1; end > 0; end -= 1) {
    const variant = clothOf(words.slice(0, end).join(' '));
    const rest = words.slice(end).join(' ').replace(BETWEEN, '');
    const colour = variant?.colours.find((one) => isColour(one, rest));
    if (variant && colour) return { variant, colour };
  }
  return null;
}
