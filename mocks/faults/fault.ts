import * as z from 'zod/mini';

/** Statuses that a call can be made to fail with. */
export const faultStatuses = [401, 403, 404, 409, 410, 422, 429, 500, 501, 503] as const;
export type FaultStatus = (typeof faultStatuses)[number];

/**
 * A simulated failure of a call:
 * - `status`: an error status with Laravel's body
 * - `broken`: a proxy's page with status 200 instead of the reply
 * - `unreachable`: no reply, as without a network
 * - `never`: the reply never arrives
 * - `late`: the normal reply, after `ms`
 */
export const Fault = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status: z.literal(faultStatuses) }),
  z.object({ kind: z.literal('broken') }),
  z.object({ kind: z.literal('unreachable') }),
  z.object({ kind: z.literal('never') }),
  z.object({ kind: z.literal('late'), ms: z.number() }),
]);
export type Fault = z.output<typeof Fault>;

/** Delay of a late reply, in ms: longer than both waiting thresholds of the app. */
const LATE_MS = 12_000;

/** The faults that a person can choose, in this order. */
export const faults: readonly Fault[] = [
  ...faultStatuses.map((status) => ({ kind: 'status' as const, status })),
  { kind: 'broken' },
  { kind: 'unreachable' },
  { kind: 'never' },
  { kind: 'late', ms: LATE_MS },
];
