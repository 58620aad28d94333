import { describe, expect, it } from 'vitest';
import { repeatOf, tallyAfterRepeat, tallyOf, type Report } from '#tests/support/run/vitest-report.ts';

const FILE = 'tests/lists/lists.test.ts';

const reportOf = (tests: Readonly<Record<string, 'passed' | 'failed'>>): Report => ({
  numPassedTests: Object.values(tests).filter((status) => status === 'passed').length,
  testResults: [
    {
      name: FILE,
      status: 'failed',
      assertionResults: Object.entries(tests).map(([title, status]) => ({
        ancestorTitles: ['a list'],
        title,
        status,
        failureMessages: status === 'failed' ? [`it ${title} not`] : [],
      })),
    },
  ],
});

const first = reportOf({
  'sorts (B11)': 'failed',
  filters: 'failed',
  pages: 'passed',
});

describe('a test that fails', () => {
  it('is run once more, alone, by its whole name', () => {
    expect(repeatOf(first)).toEqual([
      FILE,
      '--no-file-parallelism',
      '--testNamePattern',
      String.raw`^(a list > sorts \(B11\)|a list > filters)$`,
    ]);
  });

  it('is unsteady when it passes then, and failed when it does not', () => {
    const repeated = reportOf({ 'sorts (B11)': 'passed', filters: 'failed' });
    expect(tallyAfterRepeat(first, repeated)).toEqual({
      passed: 2,
      failures: [`${FILE} › a list > filters: it filters not`],
      unsteady: [`${FILE} › a list > sorts (B11): it sorts (B11) not`],
    });
  });

  it('has failed when the second run says nothing of it', () => {
    expect(tallyAfterRepeat(first, null).failures).toHaveLength(2);
  });
});

describe('nothing is run once more', () => {
  const many = Array.from({ length: 9 }, (_, at) => [`test ${String(at)}`, 'failed'] as const);

  it.each([
    ['when all passed', reportOf({ one: 'passed' })],
    ['when more failed than chance explains', reportOf(Object.fromEntries(many))],
    ['when a file did not load', reportOf({})],
    ['without a report', null],
  ])('%s', (_when, report) => {
    expect(repeatOf(report)).toBeNull();
  });

  it('and a run that failed without a failed test has failed', () => {
    expect(tallyOf(reportOf({ one: 'passed' }), 1)).toMatchObject({
      passed: 1,
      failures: [expect.stringContaining('ended with 1')],
    });
  });
});
