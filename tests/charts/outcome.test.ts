import { expect, it } from 'vitest';
import { callFailures, failureClauses, failures, failureWords } from '#stories/charts/fixtures/outcome.ts';

it.each(callFailures.map((name) => ({ name, fault: failures[name] })))(
  'the answer $name that a tester chooses has the status that its words say',
  ({ name, fault }) => {
    const [said] = /\d{3}/.exec(failureWords[name]) ?? [];
    expect(said).toBe('status' in fault ? String(fault.status) : undefined);
    expect(/\d{3}/.exec(failureClauses[name])?.[0]).toBe(said);
  },
);
