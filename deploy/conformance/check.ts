import { callNames, contract, type CallName } from '#src/api/contract/index.ts';
import { ask, type Server } from './ask.ts';
import type { Finding } from './report.ts';

/** The calls that read and change nothing: all GETs but the two that write. */
const readingCalls = callNames.filter((call) => contract[call].method === 'GET' && !contract[call].writes);

/** Makes every reading call once, one by one. */
export async function checkConformance(server: Server): Promise<Finding[]> {
  const findings: Finding[] = [];
  let stateId: number | undefined;
  for (const call of readingCalls) {
    if (call === 'states') {
      const { finding, output } = await ask(server, call);
      stateId = output?.[0]?.id;
      findings.push(finding);
    } else if (contract[call].path.includes(':') && stateId === undefined) {
      findings.push(notRequested(call, 'no state is known'));
    } else findings.push((await ask(server, call, { id: stateId })).finding);
  }
  return findings;
}

/** A call that could not be made. */
export const notRequested = (call: CallName, reason: string): Finding => ({
  call,
  path: contract[call].path,
  status: null,
  decoded: false,
  difference: `not requested: ${reason}`,
  issues: [],
});
