import { demoAccounts, inactiveAccount } from '#mocks/seeds/accounts.ts';
import { locate } from '#mocks/seeds/locations.ts';
import type { User } from '#src/api/contract/user.ts';
import { bareUser } from '../charts/samples/people.ts';

const [customer, distributor, administrator] = demoAccounts;

/** Full names of the seeds' people, by their first names. */
export const MARIANA = customer.name;
export const ERNESTO = distributor.name;
export const LUCIA = administrator.name;
export const ROGELIO = inactiveAccount.name;

/** A distributor of the seeds. */
export const ernesto: User = {
  ...bareUser,
  id: distributor.id,
  name: ERNESTO,
  email: distributor.email,
  phone: '8155501422',
  ...locate('Nuevo León', 'Monterrey'),
  roles: [{ id: 2, name: 'distribuidor' }],
};

/** The logged-in administrator. */
export const lucia: User = {
  ...ernesto,
  id: administrator.id,
  name: LUCIA,
  email: administrator.email,
  roles: [{ id: 1, name: 'administrador' }],
};
