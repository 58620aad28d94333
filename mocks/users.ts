import { notFound } from './requests/refusal.ts';
import { roles } from './rows/role.ts';
import { users, type UserRow } from './rows/user.ts';

/** Returns a user as the server sends it: with the role's data, without the password. */
export function serializeUser({ password: _password, role_id, ...fields }: UserRow) {
  const role = roles.findFirst((query) => query.where((row) => row.id === role_id));
  return { ...fields, roles: role ? [{ id: role.id, name: role.name }] : [] };
}

/** Returns the row of a user. @throws Refusal 404 */
export function findUser(id: number): UserRow {
  const user = users.findFirst((query) => query.where((row) => row.id === id));
  if (!user) throw notFound();
  return user;
}

/** Changes some fields of a user and returns the new row. @throws Refusal 404 */
export async function changeUser(id: number, changes: Partial<UserRow>): Promise<UserRow> {
  await users.update((query) => query.where((row) => row.id === id), {
    data: (draft) => {
      Object.assign(draft, changes);
    },
  });
  return findUser(id);
}

type NewUser = Pick<
  UserRow,
  'name' | 'email' | 'password' | 'role_id' | 'phone' | 'state_id' | 'municipality_id'
> &
  Partial<Pick<UserRow, 'address' | 'tier' | 'network_id'>>;

/** Adds a user without any other data. */
export async function createUser(fields: NewUser): Promise<UserRow> {
  const id = Math.max(0, ...users.all().map((user) => user.id)) + 1;
  await users.create({
    ...{ address: null, tier: null, network_id: null, ...fields },
    id,
    active: true,
    active_map: false,
    image: null,
    lat: null,
    lng: null,
    company: null,
    last_login_at: null,
    created_at: new Date().toISOString(),
  });
  return findUser(id);
}
