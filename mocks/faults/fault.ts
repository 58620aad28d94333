import * as z from 'zod/mini';

/** Statuses that a call can be made to fail with. */
export const faultStatuses = [401, 403, 404, 422, 429, 500, 503] as const;
export type FaultStatus = (typeof faultStatuses)[number];

/**
 * What can go wrong with a call:
 * - `status`: the server says no, with Laravel's body
 * - `broken`: a page of a proxy with status 200 in place of the reply
 * - `unreachable`: no answer, the network is gone
 * - `never`: the answer is awaited for ever
 * - `late`: the right answer, but only after `ms`
 */
export const Fault = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status: z.literal(faultStatuses) }),
  z.object({ kind: z.literal('broken') }),
  z.object({ kind: z.literal('unreachable') }),
  z.object({ kind: z.literal('never') }),
  z.object({ kind: z.literal('late'), ms: z.number() }),
]);
export type Fault = z.output<typeof Fault>;

/** How late a late answer is, in ms: past both waits that a person is shown. */
const LATE_MS = 12_000;

/** The faults that a person chooses from, in this order. */
export const faults: readonly Fault[] = [
  ...faultStatuses.map((status) => ({ kind: 'status' as const, status })),
  { kind: 'broken' },
  { kind: 'unreachable' },
  { kind: 'never' },
  { kind: 'late', ms: LATE_MS },
];
