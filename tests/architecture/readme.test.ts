import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const index = readme.slice(readme.indexOf('## Where to find it'), readme.indexOf('### Glossary'));
const places = [...index.matchAll(/`((?:src|machines|mocks|tests|deploy|docs)\/[^`]*)`/g)].map(
  ([, path = '']) => path,
);

it('lists at least twenty facts in the README index', () => {
  expect(index.split('\n').filter((line) => line.startsWith('| ')).length - 2).toBeGreaterThanOrEqual(20);
});

it.each(places)('finds %s, which the README index names', (path) => {
  expect(existsSync(path)).toBe(true);
});
