import { describe, expect, it } from 'vitest';
import { stateCapitals, type StateCapital } from '#src/config/state-capitals.ts';
import { byImportance, placeNames } from '#src/ui/map/drawn/capital-labels.ts';

/** The Web Mercator projection. */
const at =
  (zoom: number) =>
  ({ lat, lng }: StateCapital) => {
    const world = 256 * 2 ** zoom;
    const y = Math.asinh(Math.tan((lat * Math.PI) / 180));
    return { x: ((lng + 180) / 360) * world, y: (0.5 - y / (2 * Math.PI)) * world };
  };

const named = (zoom: number) =>
  [...placeNames(byImportance(stateCapitals), at(zoom))].flatMap(([name, side]) =>
    side === 'start' || side === 'end' ? [name] : [],
  );

describe('the names of the capitals', () => {
  it('begin with the capitals that the map always names', () => {
    expect(
      byImportance(stateCapitals)
        .slice(0, 3)
        .map(({ capital }) => capital),
    ).toEqual(expect.arrayContaining(['Ciudad de México', 'Guadalajara', 'Monterrey']));
    for (const zoom of [3.5, 4, 5, 6, 8]) expect(named(zoom)).toContain('Ciudad de México');
  });

  it('become more with the zoom, until all are shown', () => {
    const counts = [3.5, 5, 6, 8, 10].map((zoom) => named(zoom).length);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(counts.at(-1)).toBe(32);
  });
});
