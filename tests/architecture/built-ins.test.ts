import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Built-ins that the engines of the build's target may lack and nobody lends (docs/decisions/102), as they are called; for
 * each what stands for it.
 */
const missing: readonly (readonly [call: RegExp, instead: string])[] = [
  [/\.with\(\w+, /, 'toSpliced(index, 1, value)'],
  [/\bObject\.groupBy\(/, 'Map.groupBy'],
  [/\bArray\.fromAsync\(/, 'Promise.all'],
  [/\.(?:union|intersection|difference|isSubsetOf|isSupersetOf|isDisjointFrom)\(new Set/, 'filter'],
  [/\bPromise\.try\(/, 'an async function'],
  [/\bRegExp\.escape\(/, 'a literal'],
  [/\bIterator\.from\(|\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|find|toArray)\(/, 'a list'],
];

it('the app calls no built-in that its oldest engines lack', () => {
  const calls = globSync('{src/**/*,machines/*/*.machine,machines/support/*}.{ts,tsx}').flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return missing.flatMap(([call, instead]) => (call.test(code) ? [`${file}: use ${instead}`] : []));
  });
  expect(calls).toEqual([]);
});
