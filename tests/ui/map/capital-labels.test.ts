import { describe, expect, it } from 'vitest';
import { stateCapitals, type StateCapital } from '#src/config/state-capitals.ts';
import { byImportance, placeNames, type Box, type Spot } from '#src/ui/map/drawn/capital-labels.ts';

/** The Web Mercator projection. */
const at =
  (zoom: number) =>
  ({ lat, lng }: StateCapital) => {
    const world = 256 * 2 ** zoom;
    const y = Math.asinh(Math.tan((lat * Math.PI) / 180));
    return { x: ((lng + 180) / 360) * world, y: (0.5 - y / (2 * Math.PI)) * world };
  };

const named = (zoom: number) =>
  [...placeNames(byImportance(stateCapitals), at(zoom))].flatMap(([name, { side }]) =>
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

  describe('among pins', () => {
    const zoom = 6;
    const labelOf = (name: string, around: (spot: Spot) => readonly Box[]) => {
      const capital = stateCapitals.filter((one) => one.capital === name);
      return placeNames(
        capital,
        at(zoom),
        capital.flatMap((one) => around(at(zoom)(one))),
      ).get(name);
    };
    const cluster = ({ x, y }: Spot) => ({
      left: x - 20,
      right: x + 33,
      top: y - 25,
      bottom: y + 25,
    });
    const strip = (y: number, left: number, right: number) => ({ left, right, top: y - 10, bottom: y + 10 });

    it('stand beside the one on their dot, and never under another', () => {
      expect(labelOf('Durango', () => [])).toEqual({ side: 'end', gapPx: 7 });
      expect(labelOf('Durango', (spot) => [cluster(spot)])).toEqual({ side: 'end', gapPx: 37 });
      expect(labelOf('Durango', ({ x, y }) => [cluster({ x, y }), strip(y, x + 40, x + 90)])).toEqual({
        side: 'start',
        gapPx: 24,
      });
    });

    it('are left out without room, but for those that the map always shows', () => {
      const both = ({ x, y }: Spot) => [strip(y, x + 5, x + 90), strip(y, x - 90, x - 5)];
      expect(labelOf('Durango', both)?.side).toBe('none');
      expect(labelOf('Monterrey', both)).toEqual({ side: 'end', gapPx: 7 });
    });
  });
});
