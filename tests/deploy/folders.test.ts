import { readFileSync } from 'node:fs';
import { resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const { scripts } = z.parse(
  z.object({ scripts: z.record(z.string(), z.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);
const readme = readFileSync('README.md', 'utf8');

describe('the folders of the builds', () => {
  it('are dist/ without mocks, and dist-demo/ on mocks, which works under any path (A17, F21, F22)', async () => {
    const production = await resolveConfig({ logLevel: 'silent' }, 'build', 'production');
    expect([production.build.outDir, production.base, production.define?.['__MOCKS__']]).toEqual([
      'dist',
      '/',
      'false',
    ]);
    const demo = await resolveConfig({ logLevel: 'silent' }, 'build', 'demo');
    expect([demo.build.outDir, demo.base, demo.define?.['__MOCKS__']]).toEqual(['dist-demo', './', 'true']);
  });

  it('are storybook-static/ for Storybook, by its default (A17)', () => {
    expect(scripts['build-storybook']).toMatch(/^storybook build\b/);
    expect(scripts['build-storybook']).not.toMatch(/ (?:-o|--output-dir)\b/);
  });
});

it.each(['npm ci && npm start', 'npm ci && npm test'])('the README has the line "%s" (A01)', (line) => {
  expect(readme.split('\n')).toContain(line);
});
