import { describe, expect, it } from 'vitest';
import { exists, isDatedLook, rowsOf, testsIn } from '#tests/support/documents/checks-table.ts';

/** The success criteria of WCAG 2.2, by level. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const;

const rows = rowsOf('docs/accessibility.md');

describe('docs/accessibility.md', () => {
  it('has every criterion of levels A and AA once', () => {
    const expected = Object.entries(CRITERIA).flatMap(([level, list]) =>
      list.split(' ').map((number) => `${number} ${level}`),
    );
    expect(expected).toHaveLength(55);
    expect(rows.map(([number = '', level = '']) => `${number} ${level}`).toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  it.each(rows)('criterion %s of level %s has a check that exists: %s', (...row) => {
    const [, , , check = '', state = ''] = row;
    expect(state).toMatch(/^(?:holds$|partly: |does not apply: )/);
    const tests = testsIn(check);
    expect(tests.length > 0 || isDatedLook(check), 'a test, or a day and what was looked at').toBe(true);
    for (const test of tests) expect(exists(test), `${test.file} "${test.title ?? ''}"`).toBe(true);
  });
});
