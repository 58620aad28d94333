import type { AnyFixtures } from '#stories/charts/fixtures/walkable.ts';

/** Fixtures of a test's own chart, without words and promises. */
export const fixturesWith = (parts: Omit<AnyFixtures, 'words' | 'path' | 'promises'>): AnyFixtures => ({
  words: { name: '', about: '', states: {}, events: {}, invokes: {}, guards: {} },
  path: '/',
  promises: { promises: [] },
  ...parts,
});
