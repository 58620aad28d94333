import * as fc from 'fast-check';

/**
 * Names of fields that JSON writes as they are. V8 may read a name with an escape (`"\""`, `"\n"`) as a lone backslash once
 * it has read one that is a backslash (https://github.com/nodejs/node/issues/63785): what comes back differs then by no
 * fault of ours.
 */
export const plainName = (names: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  names.filter((name) => JSON.stringify(name) === `"${name}"`);

/** Anything that JSON can hold, of fields with plain names. */
export const jsonOf = (texts: fc.Arbitrary<string>): fc.Arbitrary<unknown> =>
  fc.anything({
    key: plainName(texts),
    maxDepth: 2,
    maxKeys: 3,
    values: [
      fc.boolean(),
      fc.integer(),
      // As JSON has it: -0 is 0 there.
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
      texts,
      fc.constant(null),
    ],
  });
