import { familyOf } from '#src/content/families.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { Mount } from '#src/quoting/measured.ts';

/** Whether it can hang inside a recess at all: blinds can, awnings stand on a wall. */
export const hangsInRecess = ({ family }: Pick<Variant, 'family'>): boolean =>
  familyOf(family).product === 'persianas';

/** Where a blind hangs, in the words of the trade. */
export const mountWords: Readonly<Record<Mount, string>> = {
  inside: 'dentro del vano',
  outside: 'fuera del vano',
};
