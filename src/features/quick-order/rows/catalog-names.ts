import { fabricTypes } from '#src/content/fabric-types.ts';
import { familyOf } from '#src/content/families.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { plainName } from '#src/format/plain-name.ts';
import { namesAndColours } from '#src/reading/name-and-colour.ts';

export interface Coloured {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** The catalog by the names and codes that people write. */
export interface CatalogNames {
  /** Variants by each name that means exactly one. */
  readonly variants: ReadonlyMap<string, Variant>;
  readonly names: readonly { readonly plain: string; readonly name: string }[];
  /** Colours by their code; some codes belong to several variants. */
  readonly codes: ReadonlyMap<string, readonly Coloured[]>;
}

/** Whether a person names a colour by this text, in the form of `plainName`. */
export const isColour = ({ name, code, slug }: Colour, plain: string): boolean =>
  [name, code, slug].some((one) => plainName(one) === plain);

/** The cloth and the colour that one text names: "Screen 5 en arena"; null where it does not wholly name both. */
export function colouredIn(written: string, { variants }: CatalogNames): Coloured | null {
  for (const [name, rest] of namesAndColours(plainName(written))) {
    const variant = variants.get(name);
    const colour = variant?.colours.find((one) => isColour(one, rest));
    if (variant !== undefined && colour !== undefined) return { variant, colour };
  }
  return null;
}

/** All names of a variant: its name, its slug, and its name with its family or fabric. */
function namesOf({ name, slug, family, fabricType }: Variant): readonly string[] {
  const one = familyOf(family).one;
  const fabric = fabricTypes.find(({ id }) => id === fabricType)?.name ?? '';
  return [name, slug, `${one} ${name}`, `${one} ${fabric} ${name}`, `${familyOf(family).name} ${name}`];
}

/** Indexes the catalog once for all rows of a list. */
export function catalogNames({ variants }: Quotable): CatalogNames {
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
