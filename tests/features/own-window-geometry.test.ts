import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quad, Spot } from '#machines/own-window/own-window.machine.ts';
import { estimateOf, referenceSizes } from '#src/features/own-window/geometry/estimate.ts';
import {
  fromUnitSquare,
  inverseOf,
  project,
  projectQuad,
} from '#src/features/own-window/geometry/homography.ts';
import { inOrder, problemOf } from '#src/features/own-window/geometry/quad.ts';
import { marks } from '#stories/support/window-photo.ts';
import { RUNS } from '#tests/support/runs.ts';

const runs = { numRuns: RUNS };

const spot = (x: number, y: number): Spot => ({ x, y });
const UNIT: Quad = [spot(0, 0), spot(1, 0), spot(1, 1), spot(0, 1)];
const photo = { width: 1_600, height: 1_200 };

/** A rectangle in mm, on a wall that a camera sees turned and tilted. */
const views = fc.record({
  turn: fc.double({ min: -0.7, max: 0.7, noNaN: true }),
  tilt: fc.double({ min: -0.4, max: 0.4, noNaN: true }),
  awayMm: fc.double({ min: 3_500, max: 7_000, noNaN: true }),
  focalPx: fc.double({ min: 900, max: 2_000, noNaN: true }),
});

type View = typeof views extends fc.Arbitrary<infer One> ? One : never;

/** Where a camera sees a place on the wall, in px. */
function seen({ turn, tilt, awayMm, focalPx }: View, { x, y }: Spot): Spot {
  const across = x * Math.cos(turn);
  const depth = x * Math.sin(turn);
  const down = y * Math.cos(tilt) - depth * Math.sin(tilt);
  const away = awayMm + y * Math.sin(tilt) + depth * Math.cos(tilt);
  return spot((across / away) * focalPx + 800, (down / away) * focalPx + 600);
}

const seenQuad = (view: View, [a, b, c, d]: Quad): Quad => [
  seen(view, a),
  seen(view, b),
  seen(view, c),
  seen(view, d),
];

const rectangle = (left: number, top: number, width: number, height: number): Quad => [
  spot(left, top),
  spot(left + width, top),
  spot(left + width, top + height),
  spot(left, top + height),
];

const sizes = fc.record({
  width: fc.integer({ min: 500, max: 2_200 }),
  height: fc.integer({ min: 500, max: 1_800 }),
});

describe('the map of a rectangle in a photo', () => {
  it('leads the unit square to the corners, and its inverse leads them back', () => {
    fc.assert(
      fc.property(views, sizes, (view, { width, height }) => {
        const corners = seenQuad(view, rectangle(-width / 2, -height / 2, width, height));
        const map = fromUnitSquare(corners);
        for (const [at, corner] of projectQuad(map, UNIT).entries()) {
          expect(corner.x).toBeCloseTo(corners[at]?.x ?? Number.NaN, 5);
          expect(corner.y).toBeCloseTo(corners[at]?.y ?? Number.NaN, 5);
        }
        for (const place of [spot(0.2, 0.9), spot(0.5, 0.5), spot(1, 0.1)]) {
          const back = project(inverseOf(map), project(map, place));
          expect(back.x).toBeCloseTo(place.x, 6);
          expect(back.y).toBeCloseTo(place.y, 6);
        }
      }),
      runs,
    );
  });

  it('keeps straight lines straight, as a photo does', () => {
    fc.assert(
      fc.property(views, sizes, (view, { width, height }) => {
        const wall = rectangle(-width / 2, -height / 2, width, height);
        const middle = project(fromUnitSquare(seenQuad(view, wall)), spot(0.5, 0.5));
        const wanted = seen(view, spot(0, 0));
        expect(middle.x).toBeCloseTo(wanted.x, 4);
        expect(middle.y).toBeCloseTo(wanted.y, 4);
      }),
      runs,
    );
  });
});

describe('marked corners', () => {
  it('come in the same order, whichever was dragged where', () => {
    fc.assert(
      fc.property(views, sizes, fc.constantFrom(1, 2, 3), (view, { width, height }, turned) => {
        const corners = seenQuad(view, rectangle(-width / 2, -height / 2, width, height));
        const [a, b, c, d] = [...corners.slice(turned), ...corners.slice(0, turned)];
        if (a === undefined || b === undefined || c === undefined || d === undefined) return;
        expect(inOrder([a, b, c, d])).toEqual(inOrder(corners));
        expect(inOrder([a, c, b, d])).toEqual(inOrder(corners));
      }),
      runs,
    );
  });

  it.each([
    ['the corners of a window', rectangle(300, 200, 700, 500), null],
    ['corners in one place', rectangle(300, 200, 0, 0), 'small'],
    ['a thread', rectangle(300, 200, 700, 4), 'small'],
    ['one corner inside the others', [spot(0, 0), spot(900, 100), spot(300, 260), spot(100, 900)], 'bent'],
    ['three corners on a line', [spot(0, 0), spot(400, 0), spot(800, 0), spot(400, 700)], 'bent'],
  ] as const)('%s', (_, corners, problem) => {
    expect(problemOf(inOrder(corners), photo)).toBe(problem);
  });
});

describe('an estimated size', () => {
  it('is the real one when corners are marked exactly, from any side', () => {
    fc.assert(
      fc.property(
        views,
        sizes,
        fc.constantFrom('letter' as const, 'card' as const),
        fc.boolean(),
        (view, { width, height }, kind, isUpright) => {
          const [longer, shorter] = referenceSizes[kind];
          const [wide, high] = isUpright ? [shorter, longer] : [longer, shorter];
          const estimate = estimateOf(seenQuad(view, rectangle(-width / 2, -height / 2, width, height)), {
            kind,
            corners: seenQuad(view, rectangle(20, 30, wide, high)),
          });
          // A thing that is seen so obliquely that it looks turned is taken for the other way round.
          const looks = seenQuad(view, rectangle(20, 30, wide, high));
          const looksWide = Math.abs(looks[1].x - looks[0].x) > Math.abs(looks[3].y - looks[0].y);
          fc.pre(looksWide === !isUpright);
          expect(estimate).toMatchObject({ widthMm: width, heightMm: height });
          expect(estimate?.widthErrorMm).toBeGreaterThan(0);
        },
      ),
      runs,
    );
  });

  it('is less certain by a card than by a sheet', () => {
    const view = { turn: 0.3, tilt: 0.1, awayMm: 4_000, focalPx: 1_500 };
    const window = seenQuad(view, rectangle(-600, -600, 1_200, 1_200));
    const error = (kind: 'letter' | 'card', width: number, height: number) =>
      estimateOf(window, { kind, corners: seenQuad(view, rectangle(0, 0, width, height)) })?.widthErrorMm;
    expect(error('card', 85.6, 53.98)).toBeGreaterThan(2 * (error('letter', 215.9, 279.4) ?? 0));
  });

  it('is not given when it is the size of no window', () => {
    const [a, b, c, d] = rectangle(400, 300, 40, 40);
    expect(estimateOf([a, b, c, d], { kind: 'letter', corners: rectangle(100, 100, 400, 500) })).toBeNull();
  });

  it('of the prepared photo is nearly that of its window', () => {
    const quad = (corners: readonly (readonly [number, number])[]): Quad => {
      const [a, b, c, d] = corners.map(([x, y]) => spot(x, y));
      return a && b && c && d ? [a, b, c, d] : UNIT;
    };
    const estimate = estimateOf(quad(marks.opening), { kind: 'letter', corners: quad(marks.sheet) });
    expect(estimate?.widthMm).toBeGreaterThan(1_380);
    expect(estimate?.widthMm).toBeLessThan(1_420);
    expect(estimate?.heightMm).toBeGreaterThan(1_280);
    expect(estimate?.heightMm).toBeLessThan(1_320);
  });
});
