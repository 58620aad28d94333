import type { DraftWindow } from '#src/api/draft.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { namesChildren } from '#src/reading/children.ts';

/** Whether a cloth is made for children: their room comes first among those that it suits. */
const isMeantForChildren = ({ rooms }: Pick<Variant, 'rooms'>): boolean => rooms[0] === 'infantil';

/** Whether children may reach a window: its name or its cloth says so, or the person. */
export const isForChildren = (
  { name, children }: Pick<DraftWindow, 'name' | 'children'>,
  variant: Pick<Variant, 'rooms'> | null,
): boolean => children || namesChildren(name) || (variant !== null && isMeantForChildren(variant));
