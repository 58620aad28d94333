import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** A token and its user. */
export const SessionRow = z.object({
  token: z.string(),
  user_id: z.number(),
  /** ISO 8601, UTC. */
  expires_at: z.iso.datetime(),
  revoked: z.boolean(),
});
export type SessionRow = z.output<typeof SessionRow>;

export const sessions = new Collection({ schema: SessionRow });
