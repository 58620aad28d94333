import * as z from 'zod/mini';
import { get, type Endpoint } from '../endpoint.ts';
import { optionalMoment } from '../moment.ts';
import { None } from '../none.ts';
import { list, optionalText, text } from '../wire.ts';
import { maker } from './quoted.ts';

/** A change of an account, of an order or of a published file. Assumed: the specification has no call for it. */
export const Activity = z.looseObject({
  id: text,
  /** ISO 8601 date and time. */
  at: optionalMoment,
  /** Who did it; null when the server does not say. */
  by: maker,
  /** Of what: `cuenta`, `orden` or `archivo`; or something that we do not know. */
  kind: text,
  /** Name of the account or of the file, or folio of the order. */
  subject: text,
  /** What changed: `alta`, `acceso`, `mapa`, `rol`, `etapa`, `promesa`, `pago`, `archivo`…; or something that we do not know. */
  what: text,
  /**
   * The value before and after: `si` or `no` of a switch, a stage of an order, a day (`YYYY-MM-DD`), or text for people; null
   * without one.
   */
  before: optionalText,
  after: optionalText,
  /** Why, in the words of who did it. */
  note: optionalText,
});
export type Activity = z.output<typeof Activity>;

export const activityCalls = {
  activity: get('/api/activity', {
    summary: 'Who changed which account, order or published file, the newest first',
    area: 'users',
    access: 'administrator',
    assumed: 'list',
    input: None,
    output: list(Activity),
  }),
} as const satisfies Record<string, Endpoint>;
