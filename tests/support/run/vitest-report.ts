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
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.nullish(z.array(z.string())),
        }),
      ),
    }),
  ),
});
export type Report = z.output<typeof Report>;
type Result = Report['testResults'][number]['assertionResults'][number];

export interface Tally {
  readonly passed: number;
  /** What failed, each in a line. */
  readonly failures: readonly string[];
  /** Tests that failed among the others and passed alone, each in a line. */
  readonly unsteady?: readonly string[];
}

/** A test by its file and its full name; null names a file that did not load. */
interface Failed {
  readonly file: string;
  readonly test: string | null;
  /** What a person reads. */
  readonly line: string;
}

const MESSAGE_LENGTH = 300;

/** A test's name after those of its suites, as Vitest's `--testNamePattern` reads it. */
const fullName = ({ ancestorTitles, title }: Pick<Result, 'ancestorTitles' | 'title'>) =>
  [...ancestorTitles, title].join(' > ');

/** What did not pass: a skipped test counts as failed. */
const failedIn = ({ testResults }: Report): readonly Failed[] =>
  testResults.flatMap(({ name: file, status, assertionResults }): readonly Failed[] =>
    status === 'failed' && assertionResults.length === 0
      ? [{ file, test: null, line: `${file} did not load.` }]
      : assertionResults
          .filter((result) => result.status !== 'passed')
          .map((result) => {
            const test = fullName(result);
            const message = (result.failureMessages?.[0] ?? result.status).slice(0, MESSAGE_LENGTH);
            return { file, test, line: `${file} › ${test}: ${message}` };
          }),
  );

/**
 * Counts a Vitest run. A file that did not load, a skipped test and a run that failed without a failed test (an
 * unhandled error, no report) count as failures.
 */
export function tallyOf(report: Report | null, exitCode: number): Tally {
  if (report === null) return { passed: 0, failures: ['Vitest wrote no report.'] };
  const failures = failedIn(report).map(({ line }) => line);
  const hasUnnamed = failures.length === 0 && exitCode !== 0;
  return {
    passed: report.numPassedTests,
    failures: hasUnnamed
      ? [`Vitest ended with ${String(exitCode)} although no test failed: see its errors above.`]
      : failures,
  };
}

/** More failures than this are no accident. */
const MOST_REPEATED = 8;

const escaped = (name: string) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Vitest's arguments that run alone what failed; null when nothing did, or too much, or a file did not load. */
export function repeatOf(report: Report | null): readonly string[] | null {
  const failed = report === null ? [] : failedIn(report);
  const names = failed.flatMap(({ test }) => (test === null ? [] : [escaped(test)]));
  if (failed.length === 0 || failed.length > MOST_REPEATED || names.length < failed.length) return null;
  const files = new Set(failed.map(({ file }) => file));
  return [...files, '--no-file-parallelism', '--testNamePattern', `^(${names.join('|')})$`];
}

/** Counts a Vitest run whose failures were run once more, alone: those that passed then are unsteady. */
export function tallyAfterRepeat(first: Report, repeated: Report | null): Tally {
  const passed = new Set(
    repeated?.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .map((result) => `${name} › ${fullName(result)}`),
    ),
  );
  const isSteady = ({ file, test }: Failed) => test === null || !passed.has(`${file} › ${test}`);
  const failed = failedIn(first);
  const unsteady = failed.filter((one) => !isSteady(one)).map(({ line }) => line);
  return {
    passed: first.numPassedTests + unsteady.length,
    failures: failed.filter(isSteady).map(({ line }) => line),
    unsteady,
  };
}

/** Reads Vitest's report; null when there is none that we understand. */
export function readReport(file: string): Report | null {
  try {
    return z.parse(Report, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
