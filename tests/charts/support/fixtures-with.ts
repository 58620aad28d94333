import type { AnyFixtures } from '#stories/charts/fixtures/walkable.ts';

/** Fixtures of a test's own chart, without words. */
export const fixturesWith = (parts: Omit<AnyFixtures, 'words' | 'path'>): AnyFixtures => ({
  words: { name: '', about: '', states: {}, events: {}, invokes: {}, guards: {} },
  path: '/',
  ...parts,
});
