import type { UserRow } from '../rows/user.ts';
import { roleIds } from '../seeds/roles.ts';

const FIRST_TIER = 'plata';

/** Returns the tier of a buyer; null for users who pay public prices. */
export const tierOf = ({ tier, role_id }: Pick<UserRow, 'tier' | 'role_id'>): string | null =>
  role_id === roleIds.cliente ? null : (tier ?? FIRST_TIER);
