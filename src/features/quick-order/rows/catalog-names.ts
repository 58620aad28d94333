import { fabricTypes } from '#src/content/fabric-types.ts';
import { familyOf } from '#src/content/families.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { plainCode, type Coloured } from '#src/features/draft-windows/cloth-and-colour.ts';
import { plainName } from '#src/format/plain-name.ts';

/** The catalog by the names and codes that people write. */
export interface CatalogNames {
  /** Variants by each name that means exactly one. */
  readonly variants: ReadonlyMap<string, Variant>;
  readonly names: readonly { readonly plain: string; readonly name: string }[];
  /** Colours by their code; some codes belong to several variants. */
  readonly codes: ReadonlyMap<string, readonly Coloured[]>;
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
      const code = plainCode(colour.code);
      codes.set(code, [...(codes.get(code) ?? []), { variant, colour }]);
    }
  }
  return {
    variants: byName,
    names: variants.map(({ name }) => ({ plain: plainName(name), name })),
    codes,
  };
}
