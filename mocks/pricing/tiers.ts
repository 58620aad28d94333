import type { UserRow } from '../rows/user.ts';
import { roleIds } from '../seeds/roles.ts';
import { tiers } from '../seeds/tiers.ts';

const FIRST_TIER = 'plata';

/** Returns the tier of a buyer; null for users who pay public prices. */
export const tierOf = ({ id, role_id }: UserRow): string | null =>
  role_id === roleIds.cliente ? null : (tiers.get(id) ?? FIRST_TIER);
