import type { AnyKit } from '#stories/charts/kit/any-kit.ts';

/** A kit for a chart that only a test knows: without words, as nobody reads it. */
export const kitWith = (parts: Omit<AnyKit, 'words' | 'path'>): AnyKit => ({
  words: { name: '', about: '', states: {}, events: {}, invokes: {}, guards: {} },
  path: '/',
  ...parts,
});
