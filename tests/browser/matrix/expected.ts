import * as z from 'zod/mini';
import { contract, type CallName } from '#src/api/contract/index.ts';
import { NOT_OFFERED } from '#src/api/errors.ts';
import { walkable } from '#stories/charts/fixtures/walkable.ts';
import type { CallSite } from './call-sites.ts';
import type { Fault } from './faults.ts';

/**
 * What must follow a fault:
 * - `failed`: a message, and the form as it was
 * - `unavailable`: the area says that the server does not offer it
 * - `ended`: the session ends, with a message on the login page
 * - `accepted`: the reply is a success of this call
 * - `unnoticed`: nothing that concerns the person
 * - `silent`: the page stays as it was
 */
export type Outcome = 'failed' | 'unavailable' | 'ended' | 'accepted' | 'unnoticed' | 'silent';

/** Calls whose failure a page does not report, and why. */
const unnoticed: Readonly<Partial<Record<CallName, string>>> = {
  logout: 'the session ends on the page without the reply',
};

/** Calls whose failure leaves the page as it was, and why. */
const silent: Readonly<Partial<Record<CallName, string>>> = {
  opinions: 'a product says nothing of opinions that it does not have',
};

/** What must follow when this call fails so. */
export function expectedOf(call: CallName, fault: Fault): Outcome {
  if (call in unnoticed) return 'unnoticed';
  const { output, assumed, on401 } = contract[call];
  if (fault.kind === 'status' && fault.status === 401 && on401 === 'end-session') return 'ended';
  if (fault.kind === 'body' && z.safeParse(output, fault.bodyOf(call)).success) return 'accepted';
  if (call in silent) return 'silent';
  if (fault.kind !== 'status') return 'failed';
  return assumed === 'list' && NOT_OFFERED.includes(fault.status) ? 'unavailable' : 'failed';
}

/** Refusals that the same request meets again. */
const FINAL = [401, 403, 404, 409, 422];

/** Whether a person must be able to make the call again: a form can always be sent, the rest when it may succeed. */
export function mustOfferRetry({ chart }: CallSite, fault: Fault): boolean {
  const isForm = 'form.submit' in walkable(chart).fixtures.events;
  return isForm || fault.kind !== 'status' || !FINAL.includes(fault.status);
}
