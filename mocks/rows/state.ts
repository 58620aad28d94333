import { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { State } from '#src/api/contract/locations.ts';

export const StateRow = z.extend(State, {});
export type StateRow = z.output<typeof StateRow>;

export const states = new Collection({ schema: StateRow });
