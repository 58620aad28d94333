import type { DraftWindow } from '#src/api/draft.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { namesChildren } from '#src/reading/children.ts';

/** Whether children may reach a window: its name or its cloth says so, or the person. */
export const isForChildren = (
  { name, children }: Pick<DraftWindow, 'name' | 'children'>,
  variant: Pick<Variant, 'rooms'> | null,
): boolean => children || namesChildren(name) || (variant?.rooms.includes('infantil') ?? false);
