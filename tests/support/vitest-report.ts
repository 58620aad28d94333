import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** The parts of Vitest's JSON report that we use. */
const Report = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.nullish(z.array(z.string())),
        }),
      ),
    }),
  ),
});

export interface Tally {
  readonly passed: number;
  /** What failed, each in a line. */
  readonly failures: readonly string[];
}

const MESSAGE_LENGTH = 300;

/**
 * Counts a Vitest run. A file that did not load, a skipped test and a run that failed without a failed test (an
 * unhandled error, no report) count as failures.
 */
export function tallyOf(reportFile: string, exitCode: number): Tally {
  const report = readReport(reportFile);
  if (report === null) return { passed: 0, failures: ['Vitest wrote no report.'] };
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [`${name} did not load.`];
    return assertionResults
      .filter((result) => result.status !== 'passed')
      .map(
        (result) =>
          `${name} › ${result.fullName}: ${(result.failureMessages?.[0] ?? result.status).slice(0, MESSAGE_LENGTH)}`,
      );
  });
  const hasUnnamed = failures.length === 0 && exitCode !== 0;
  return {
    passed: report.numPassedTests,
    failures: hasUnnamed
      ? [`Vitest ended with ${String(exitCode)} although no test failed: see its errors above.`]
      : failures,
  };
}

function readReport(file: string): z.output<typeof Report> | null {
  try {
    return z.parse(Report, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
