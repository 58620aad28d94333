import { brands, type BrandRow } from './rows/brand.ts';
import type { UserRow } from './rows/user.ts';

type Brand = Omit<BrandRow, 'user_id'>;

const NOTHING: Brand = { name: '', logo: null, phone: '', address: '', terms: '', pay_to: null };

/** Returns the brand of a user as they wrote it; empty when they said nothing of it. */
export function brandOf(userId: number): Brand {
  const row = brands.findFirst((query) => query.where(({ user_id }) => user_id === userId));
  if (row === undefined) return NOTHING;
  const { user_id: _owner, ...brand } = row;
  return brand;
}

/** Replaces the brand of a user. */
export async function saveBrand(userId: number, brand: Brand): Promise<void> {
  brands.delete((query) => query.where(({ user_id }) => user_id === userId));
  await brands.create({ user_id: userId, ...brand });
}

const orNull = (written: string): string | null => (written === '' ? null : written);

/** What other people know a user as: the name of their brand, else of their company, else their own. */
export const publicName = ({ id, company, name }: Pick<UserRow, 'id' | 'company' | 'name'>): string =>
  orNull(brandOf(id).name) ?? company ?? name;

/** Returns a user as their clients read them. */
export function sellerOf(user: UserRow) {
  const { logo, phone, address, terms, pay_to } = brandOf(user.id);
  return {
    name: publicName(user),
    logo,
    phone: orNull(phone) ?? user.phone,
    address: orNull(address),
    terms: orNull(terms),
    pay_to,
  };
}
