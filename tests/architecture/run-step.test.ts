import { expect, it } from 'vitest';
import { runProgram } from '#tests/support/run/run-step.ts';
import { program } from '#tests/support/run/steps.ts';

// Its output is held, so the run lasts as long as anything that it started.
const ENDLESS = 'sleep 60 & wait';

it('a program is killed after its limit, with what it started', async () => {
  expect(await runProgram('sh', ['-c', ENDLESS], { held: true, limitMs: 200 })).toBe('late');
  expect(await runProgram('sh', ['-c', 'exit 3'], { held: true, limitMs: 10_000 })).toBe(3);
});

it('a step that is killed counts as a failure that says so', async () => {
  expect(await program('sh', '-c', ENDLESS)(300)).toEqual({
    passed: 0,
    failures: [`sh -c ${ENDLESS} did not end within 0.005 minutes, and was killed.`],
  });
});
