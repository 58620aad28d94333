import { expect, it } from 'vitest';
import { callNames } from '#src/api/contract/index.ts';
import { callSites, classOf, nameOf, sampleFor } from '../browser/matrix/call-sites.ts';
import { matrixFaults } from '../browser/matrix/faults.ts';
import { withWrongTypes } from '../browser/matrix/wrong-types.ts';

it('the fault matrix reaches every call of the contract', () => {
  const reached = new Set(callSites.map(({ call }) => call));
  expect(callNames.length).toBeGreaterThan(50);
  expect(callNames.filter((call) => !reached.has(call))).toEqual([]);
  expect(new Set(callSites.map(nameOf)).size, 'names').toBe(callSites.length);
});

it('the fault matrix has fourteen faults, and tries one place of each class with each', () => {
  expect(matrixFaults).toHaveLength(14);
  const classes = new Set(callSites.map(classOf));
  for (const number of matrixFaults.keys()) {
    expect(new Set(sampleFor(number).map(classOf))).toEqual(classes);
  }
});

it('a reply with wrong types keeps its shape', () => {
  expect(withWrongTypes({ data: [{ id: 7, name: 'Ana', active: true, image: null }] })).toEqual({
    data: [{ id: [7], name: { text: 'Ana' }, active: [true], image: [null] }],
  });
});
