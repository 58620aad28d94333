import { delay } from 'msw';
import { answerCalls } from '../match-call.ts';
import { conditions } from './conditions.ts';
import { respondWith } from './respond.ts';

/** Comes before the real handler, and leaves the answer to it when the call has no fault. The database is free while it waits. */
export const faultHandler = answerCalls(async (call) => {
  const { latencyMs, faults } = conditions.get();
  if (latencyMs > 0) await delay(latencyMs);
  const fault = faults[call];
  return fault && respondWith(fault, call);
});
