import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** The parts of Vitest's JSON report that we use. */
const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Counts a Vitest run. A file that did not load, a skipped test and a run that failed without a failed test (an
 * unhandled error, no report) count as failures.
 */
export function tallyOf(reportFile: string, exitCode: number): Tally {
  const report = readReport(reportFile);
  if (report === null) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + unloaded;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

function readReport(file: string): z.output<typeof Report> | null {
  try {
    return z.parse(Report, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
