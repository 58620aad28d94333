import { DEMO_PASSWORD } from '../seeds/accounts.ts';
import { roleIds } from '../seeds/roles.ts';
import { createUser } from '../users.ts';

export const NEW_CUSTOMER = 'nuevo@rollux.mx';

/** Registers a user without picture, telephone, quotes or orders. */
export async function registerNewCustomer(): Promise<void> {
  await createUser({
    name: 'Renata Olvera Cantú',
    email: NEW_CUSTOMER,
    password: DEMO_PASSWORD,
    role_id: roleIds.cliente,
    phone: null,
    state_id: null,
    municipality_id: null,
  });
}
