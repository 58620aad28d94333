import { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { clientCalls } from '#src/api/contract/assumed/clients.ts';

/** What a dealer keeps of a client of theirs, as it was sent; '' where they said nothing. */
export const ClientRow = z.extend(clientCalls.saveClient.input, { user_id: z.number(), version: z.number() });
export type ClientRow = z.output<typeof ClientRow>;

export const clients = new Collection({ schema: ClientRow });
