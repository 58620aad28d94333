import { delay, type HttpHandler } from 'msw';
import { callNames, type CallName } from '#src/api/contract/index.ts';
import { answerTo } from '../match-call.ts';
import { conditions } from './conditions.ts';
import { respondWith } from './respond.ts';

/** Neither holds the database while it waits: other calls are answered meanwhile. */
async function meet(call: CallName): Promise<Response | undefined> {
  const { latencyMs, faults } = conditions.get();
  if (latencyMs > 0) await delay(latencyMs);
  const fault = faults[call];
  return fault && respondWith(fault, call);
}

/** Stand before the real handlers, and leave the answer to them where nothing goes wrong. */
export const faultHandlers: readonly HttpHandler[] = callNames.map((call) =>
  answerTo(call, () => meet(call)),
);
