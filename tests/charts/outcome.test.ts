import { expect, it } from 'vitest';
import { callFailures, failuresOf, failureWords, faultOf } from '#stories/charts/fixtures/outcome.ts';

it.each(callFailures)('the answer %s that a tester chooses has the status that its words say', (failure) => {
  const fault = faultOf(failure);
  const { button, clause } = failureWords(failure);
  const [said] = /\d{3}/.exec(button) ?? [];
  expect(said).toBe('status' in fault ? String(fault.status) : undefined);
  expect(/\d{3}/.exec(clause)?.[0]).toBe(said);
});

it('a call can fail in every way, a document is never illegible, a script only comes or not', () => {
  expect(failuresOf({ asks: 'countCart' })).toEqual([
    ...['401', '403', '404', '409', '410', '422', '429', '500', '501'],
    ...['broken', 'unreachable', 'never'],
  ]);
  expect(failuresOf({ asks: 'document' })).not.toContain('broken');
  expect(failuresOf({ asks: 'captcha' })).toEqual(['unreachable', 'never']);
});
