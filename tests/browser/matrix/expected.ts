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
 */
export type Outcome = 'failed' | 'unavailable' | 'ended' | 'accepted' | 'unnoticed';

/** Calls whose failure a page does not report, and why. */
const unnoticed: Readonly<Partial<Record<CallName, string>>> = {
  logout: 'the session ends on the page without the reply',
};

/** What must follow when this call fails so. */
export function expectedOf(call: CallName, fault: Fault): Outcome {
  if (call in unnoticed) return 'unnoticed';
  const { output, assumed, on401 } = contract[call];
  if (fault.kind === 'body') {
    return z.safeParse(output, fault.bodyOf(call)).success ? 'accepted' : 'failed';
  }
  if (fault.kind !== 'status') return 'failed';
  if (fault.status === 401 && on401 === 'end-session') return 'ended';
  return assumed === 'list' && NOT_OFFERED.includes(fault.status) ? 'unavailable' : 'failed';
}

/** Refusals that the same request meets again. */
const FINAL = [401, 403, 404, 409, 422];

/** Whether a person must be able to make the call again: a form can always be sent, the rest when it may succeed. */
export function mustOfferRetry({ chart }: CallSite, fault: Fault): boolean {
  const isForm = 'form.submit' in walkable(chart).fixtures.events;
  return isForm || fault.kind !== 'status' || !FINAL.includes(fault.status);
}
