import type { InputOf } from '#src/api/contract/index.ts';
import type { User } from '#src/api/contract/user.ts';
import { idIn, textIn } from '#src/browser/form-values.ts';

/** API names of what the shop alone knows of an account. */
export const BUSINESS_FIELDS = ['address', 'tier', 'network_id'] as const;
export type BusinessField = (typeof BUSINESS_FIELDS)[number];

/**
 * Reads what changed of the fields that are shown: a server that does not tell a field is not sent it.
 * @param user null for a new account
 */
export function businessIn(data: FormData, user: User | null): Pick<InputOf<'updateUser'>, BusinessField> {
  const address = textIn(data, 'address').trim() || null;
  const tier = textIn(data, 'tier') || null;
  const network_id = idIn(data, 'network_id');
  const isChanged = (field: BusinessField, now: string | number | null) =>
    data.has(field) && now !== (user?.[field] ?? null);
  return {
    ...(isChanged('address', address) && { address }),
    ...(isChanged('tier', tier) && { tier }),
    ...(isChanged('network_id', network_id) && { network_id }),
  };
}
