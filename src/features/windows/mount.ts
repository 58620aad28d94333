import { familyOf } from '#src/content/families.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { Mount } from '#src/quoting/measured.ts';

/** Whether it can be mounted inside a recess: blinds can, awnings cannot. */
export const hangsInRecess = ({ family }: Pick<Variant, 'family'>): boolean =>
  familyOf(family).product === 'persianas';

/** The names of the ways to mount a blind. */
export const mountNames: Readonly<Record<Mount, string>> = {
  inside: 'por dentro',
  outside: 'por fuera',
};
