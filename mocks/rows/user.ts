import { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { UserFields } from '#src/api/contract/user.ts';

/** A user as the server stores it: the role is a foreign key, and the password is never sent. */
export const UserRow = z.extend(z.omit(UserFields, { roles: true }), {
  name: z.string(),
  email: z.string(),
  password: z.string(),
  role_id: z.number(),
  company: z.nullable(z.string()),
  address: z.nullable(z.string()),
  tier: z.nullable(z.string()),
  network_id: z.nullable(z.number()),
  /** ISO 8601, UTC. */
  created_at: z.iso.datetime(),
});
export type UserRow = z.output<typeof UserRow>;

export const users = new Collection({ schema: UserRow });
