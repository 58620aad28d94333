import { delay } from 'msw';
import { answerCalls } from '../requests/match-call.ts';
import { conditions } from './conditions.ts';
import { respondWith } from './respond.ts';

/**
 * Runs before the real handler and passes the call on when it has no fault. It delays the call outside the
 * transaction, so other calls are not blocked.
 */
export const faultHandler = answerCalls(async (call) => {
  const { latencyMs, faults } = conditions.get();
  if (latencyMs > 0) await delay(latencyMs);
  const fault = faults[call];
  return fault && respondWith(fault, call);
});
