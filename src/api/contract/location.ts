import * as z from 'zod/mini';
import { list, optionalWhole, text, whole } from './wire.ts';

/** One of Mexico's 32 federal states. */
export const State = z.looseObject({ id: whole, name: text });
export type State = z.output<typeof State>;
export const StateListReply = list(State);

/** A municipality of a state. */
export const Municipality = z.looseObject({ id: whole, name: text, state_id: optionalWhole });
export type Municipality = z.output<typeof Municipality>;
export const MunicipalityListReply = list(Municipality);
