import { resolve } from 'node:path';
import { createVitest, type TestRunResult } from 'vitest/node';
import type { Question, Verdict } from './vitest-process.ts';

/** The first failure. A run that an error ended before any test has also failed. */
function failureIn({ testModules, unhandledErrors }: TestRunResult): Verdict['failure'] {
  for (const module of testModules) {
    const file = module.relativeModuleId;
    const [test] = module.children.allTests('failed');
    if (test !== undefined) return { file, test: test.fullName };
    if (module.errors().length > 0) return { file, test: 'does not load' };
  }
  const [error] = unhandledErrors;
  return error === undefined ? null : { file: testModules[0]?.relativeModuleId ?? '', test: String(error) };
}

const vitest = await createVitest('test', { watch: false, bail: 1, reporters: [{}] });
const specifications = await vitest.globTestSpecifications();

async function answer({ touched, files }: Question): Promise<Verdict> {
  for (const file of touched) vitest.invalidateFile(resolve(file));
  const wanted = new Set(files.map((file) => resolve(file)));
  const chosen = specifications.filter(({ moduleId }) => wanted.has(moduleId));
  return { failure: chosen.length === 0 ? null : failureIn(await vitest.runTestSpecifications(chosen)) };
}

process.on('message', (question: Question) => {
  void answer(question).then((verdict) => process.send?.(verdict));
});
process.on('disconnect', () => {
  void vitest.close().finally(() => process.exit());
});
process.send?.('ready');
