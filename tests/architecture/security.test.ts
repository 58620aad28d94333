import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { callNames, contract } from '#src/api/contract/index.ts';
import { site } from '#src/config/site.ts';
import { appSources } from '#tests/support/documents/app-sources.ts';
import { exists, isDatedLook, rowsOf, testsIn } from '#tests/support/documents/checks-table.ts';
import { everyAnswer, securityHeaders } from '../../deploy/security-headers.ts';

const rows = rowsOf('docs/security-checks.md');

describe('docs/security-checks.md', () => {
  it('has each row of ASVS once', () => {
    const numbers = rows.map(([number]) => number);
    expect(numbers.length).toBeGreaterThan(50);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(rows)(
    'row %s of level %s has a check that exists: %s',
    (_number, level, _asks, check = '', state = '') => {
      expect(['1', '2']).toContain(level);
      expect(state).toMatch(/^(?:holds$|partly: |accepted: )/);
      const tests = testsIn(check);
      expect(tests.length > 0 || isDatedLook(check), 'a test, or a day and what was looked at').toBe(true);
      for (const test of tests) expect(exists(test), test.file).toBe(true);
    },
  );
});

describe('SECURITY.md', () => {
  const page = readFileSync('SECURITY.md', 'utf8');

  it('has the address of the shop for reports', () => {
    expect(page).toContain(`<${site.privacyEmail}>`);
  });

  it.each([...page.matchAll(/`((?:src|docs)\/[^`]+|[A-Z-]+\.md)`/g)].map(([, file = '']) => file))(
    'names %s, which exists',
    (file) => {
      expect(existsSync(file)).toBe(true);
    },
  );
});

describe('the code of the app', () => {
  const sources = appSources.map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));

  it.each([
    [
      'makes no markup of text',
      /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|document\.write)\b/i,
    ],
    ['makes no code of text', /\beval\(|new Function\(|setTimeout\(\s*['"`]/],
    ['sets no cookie', /document\.cookie/],
    ['lets people paste', /\bonPaste=\{[^}]*preventDefault/],
  ])('%s', (_, pattern) => {
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

it('no call has a password, a token or a person in its address: only ids, a product, and the key of a shared quote', () => {
  const named = callNames.flatMap((name) => contract[name].path.match(/:\w+|\?.*/g) ?? []);
  expect([...new Set(named)].toSorted()).toEqual([':id', ':key', ':payment', ':share', ':variant']);
});

it('the policy allows no plug-ins, no other base, no frame around the page, and no inline script or style element without its hash', () => {
  const { 'Content-Security-Policy': policy = '', ...others } = securityHeaders({
    origins: [],
    scripts: [],
    styles: [],
  });
  const directives = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line]));
  for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
    expect(directives.get(name)).toBe(`${name} 'none'`);
  }
  expect(directives.get('script-src')).not.toMatch(/unsafe|\*|data:|https:(?:\s|$)/);
  expect(directives.get('style-src-elem')).toBe("style-src-elem 'self'");
  expect(others).toMatchObject({
    ...everyAnswer,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
});
