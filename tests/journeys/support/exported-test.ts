import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { runProgram } from '#tests/support/run/run-step.ts';

/** Playwright's own command. */
const PLAYWRIGHT = 'node_modules/playwright/cli.js';

/** Inside the project, where the file's imports are found. */
const FOLDER = '.cache/exported';

/** The whole test of a walk, and one expectation, on a busy machine; in ms. */
const LIMITS = { timeout: 180_000, expect: { timeout: 30_000 } };

const result = z.object({ status: z.string(), errors: z.array(z.object({ message: z.string() })) });

/** What Playwright reports of one test. */
const Report = z.object({
  suites: z.tuple([
    z.object({
      specs: z.tuple([z.object({ tests: z.tuple([z.object({ results: z.tuple([result]) })]) })]),
    }),
  ]),
});

/**
 * Runs an exported walk with Playwright's own command.
 * @returns what it says where it fails; empty when it passes
 */
export async function failureOf(test: string, baseURL: string): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(`${FOLDER}/walk-`);
  const use = { baseURL, launchOptions: chromiumLaunch(), actionTimeout: LIMITS.expect.timeout };
  const reporter = [['json', { outputFile: 'report.json' }]];
  writeFileSync(join(folder, 'walk.spec.ts'), test);
  writeFileSync(
    join(folder, 'playwright.config.mjs'),
    `export default ${JSON.stringify({ ...LIMITS, use, testDir: '.', outputDir: 'results', reporter })};`,
  );
  await runProgram('node', [PLAYWRIGHT, 'test', '--config', folder], {
    env: { VITEST: undefined, NODE_ENV: undefined },
    held: true,
  });
  const report = z.parse(Report, JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')));
  rmSync(folder, { recursive: true });
  const [{ status, errors }] = report.suites[0].specs[0].tests[0].results;
  return status === 'passed' ? '' : errors.map(({ message }) => message).join('\n');
}
