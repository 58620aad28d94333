import type { Quotable } from '#src/content/quotable.ts';
import { fabricTypes } from '#src/content/fabric-types.ts';
import { familyOf } from '#src/content/families.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { fold } from '../../../support/list/fold.ts';

/** A name as it is compared: letters and figures alone, so that "Screen 3 %" and "screen 3%" are one. */
export const plainName = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9ñ]+/g, ' ')
    .trim();

interface Coloured {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** The catalogue by what people write of it. */
export interface CatalogueWords {
  /** Variants by each name that stands for exactly one. */
  readonly variants: ReadonlyMap<string, Variant>;
  readonly names: readonly { readonly plain: string; readonly name: string }[];
  /** Colours by their code; some are of several variants. */
  readonly codes: ReadonlyMap<string, readonly Coloured[]>;
}

/** Every way to name a variant: its name, its word in addresses, and its name with what it is. */
function namesOf({ name, slug, family, fabricType }: Variant): readonly string[] {
  const one = familyOf(family).one;
  const fabric = fabricTypes.find(({ id }) => id === fabricType)?.name ?? '';
  return [name, slug, `${one} ${name}`, `${one} ${fabric} ${name}`, `${familyOf(family).name} ${name}`];
}

/** Worked out once: a list has thousands of rows. */
export function wordsOf({ variants }: Quotable): CatalogueWords {
  const byName = new Map<string, Variant>();
  const codes = new Map<string, Coloured[]>();
  for (const variant of variants) {
    for (const name of namesOf(variant)) {
      const plain = plainName(name);
      if (!byName.has(plain)) byName.set(plain, variant);
    }
    for (const colour of variant.colours) {
      const code = plainName(colour.code);
      codes.set(code, [...(codes.get(code) ?? []), { variant, colour }]);
    }
  }
  return {
    variants: byName,
    names: variants.map(({ name }) => ({ plain: plainName(name), name })),
    codes,
  };
}
