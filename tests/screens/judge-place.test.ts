import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cities } from '#mocks/seeds/cities.ts';
import { stateCapitals } from '#src/config/state-capitals.ts';
import { judgePlace } from '#src/screens/panel/usuarios/place/judge-place.ts';
import {
  degreesIn,
  readPlace,
  sayPlace,
  writePlace,
} from '#src/screens/panel/usuarios/place/written-place.ts';
import { RUNS } from '#tests/support/runs.ts';

const judged = (lat: number, lng: number): string => {
  const verdict = judgePlace({ lat, lng });
  return 'meant' in verdict ? `${verdict.kind}: ${sayPlace(verdict.meant)}` : verdict.kind;
};

describe('the check of a place', () => {
  it('accepts places in Mexico, including islands and border towns', () => {
    const islands = [
      { lat: 20.5083, lng: -86.9458 },
      { lat: 21.2321, lng: -86.7311 },
      { lat: 32.5149, lng: -117.0382 },
      { lat: 31.6904, lng: -106.4245 },
      { lat: 14.9056, lng: -92.2634 },
    ];
    for (const place of [...stateCapitals, ...cities, ...islands]) {
      expect(judgePlace(place), sayPlace(place)).toEqual({ kind: 'fine' });
    }
  });

  it.for([
    [-100.31, 25.68, 'swapped: 25.68, -100.31'],
    [100.31, 25.68, 'swapped: 25.68, -100.31'],
    [-86.8515, 21.1619, 'swapped: 21.1619, -86.8515'],
    [25.68, 100.31, 'minus: 25.68, -100.31'],
    [-25.68, 100.31, 'minus: 25.68, -100.31'],
    [-25.68, -100.31, 'minus: 25.68, -100.31'],
    [48.8584, 2.2945, 'outside'],
    [29.76, -95.37, 'outside'],
    [14.6349, -90.5069, 'outside'],
    [0, 0, 'outside'],
    [120, 200, 'impossible'],
  ] as const)('%d, %d is %s', ([lat, lng, verdict]) => {
    expect(judged(lat, lng)).toBe(verdict);
  });
});

describe('the fields of a place', () => {
  it('read back the place that was written', () => {
    const degrees = fc.integer({ min: -18_000_000, max: 18_000_000 }).map((steps) => steps / 100_000);
    fc.assert(
      fc.property(fc.record({ lat: degrees, lng: degrees }), (place) => {
        expect(readPlace(writePlace(place))).toEqual(place);
      }),
      { numRuns: RUNS },
    );
  });

  it.for([
    ['25,68', 25.68],
    [' -100.31 ', -100.31],
    ['\u2212100', -100],
    ['', Number.NaN],
    ['Lat: 25.68', 25.68],
    ['Longitud -100.31°', -100.31],
    ['25.68,', 25.68],
    ['25.68, -100.31', Number.NaN],
    ['norte', Number.NaN],
    ['25.68.1', Number.NaN],
  ] as const)('%j is %d', ([text, number]) => {
    expect(degreesIn(text)).toBe(number);
  });
});
