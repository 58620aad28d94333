import { familyOf } from '#src/content/families.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { Mount } from '#src/quoting/measures/measured.ts';

/** Whether it can be mounted inside a recess: blinds and drop awnings can, awnings that project from a wall cannot. */
export function hangsInRecess({ family }: Pick<Variant, 'family'>): boolean {
  const { product, shape } = familyOf(family);
  return product === 'persianas' || shape === 'toldo-vertical';
}

/** The names of the ways to mount a blind. */
export const mountNames: Readonly<Record<Mount, string>> = {
  inside: 'por dentro',
  outside: 'por fuera',
};
