import { request } from '#src/api/connection.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** Changes of an account, and why they must not be saved; null when they may be. */
export interface UserChanges {
  readonly user: InputOf<'updateUser'>;
  /** Saving would take a role away that is not known yet, or the person's own access to the screen. */
  readonly risk: 'role-unknown' | 'locks-out' | null;
}

/** Changes an account's data and role. */
export const updateUserMachine = createPlainFormMachine(
  'updateUser',
  ({ user }: UserChanges, signal) => request('updateUser', user, { signal }),
  {
    once: true,
    keep: ({ user: { id: _id, role_id: _role, ...written } }) => written,
    holds: ({ risk }) => risk !== null,
  },
);
