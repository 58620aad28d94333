import { request } from '#src/api/connection.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** Changes of an account, and why they must not be saved; null when they may be. */
export interface UserChanges {
  readonly user: InputOf<'updateUser'>;
  /** The account's place on the map, in degrees; null when it stays. */
  readonly place: Omit<InputOf<'setCoordinates'>, 'id'> | null;
  /** Saving would take a role away that is not known yet, or the person's own access to the screen. */
  readonly risk: 'role-unknown' | 'locks-out' | null;
}

/** Changes an account's data and role, and after them its place: a place that is refused can be sent again with them. */
export const updateUserMachine = createPlainFormMachine(
  'updateUser',
  async ({ user, place }: UserChanges, signal) => {
    const saved = await request('updateUser', user, { signal });
    if (place !== null) await request('setCoordinates', { id: user.id, ...place }, { signal });
    return saved;
  },
  {
    once: true,
    keep: ({ user: { id: _id, role_id: _role, ...written } }) => written,
    holds: ({ risk }) => risk !== null,
  },
);
