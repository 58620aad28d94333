import * as z from 'zod/mini';
import { get, type Endpoint } from './endpoint.ts';
import { None } from './none.ts';
import { list, optionalWhole, text, whole } from './wire.ts';

/** One of Mexico's 32 federal states. */
export const State = z.looseObject({ id: whole, name: text });
export type State = z.output<typeof State>;
const StateListReply = list(State);

/** A municipality of a state. */
export const Municipality = z.looseObject({ id: whole, name: text, state_id: optionalWhole });
export type Municipality = z.output<typeof Municipality>;
const MunicipalityListReply = list(Municipality);

export const locationCalls = {
  states: get('/api/states', {
    summary: 'The federal states',
    area: 'locations',
    access: 'anyone',
    input: None,
    output: StateListReply,
  }),
  municipalities: get('/api/municipality/:id', {
    summary: 'The municipalities of a state',
    area: 'locations',
    access: 'anyone',
    input: z.object({ id: z.number() }),
    output: MunicipalityListReply,
  }),
} as const satisfies Record<string, Endpoint>;
