import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hour } from '#src/content/pictures/hours.ts';
import { RoomFacts } from '#src/content/pictures/room-facts.ts';
import facts from '#src/content/pictures/sala/room.json' with { type: 'json' };
import { coveredCells, coveringOf, linear } from '#src/features/room/covering.ts';
import { weightsOf } from '#src/features/room/weights.ts';
import * as z from 'zod/mini';

const sala = z.parse(RoomFacts, facts);
const blackout = { hex: '#1c1c1c', weave: 'blackout', opennessPercent: 0 };
const screen = { hex: '#d5c7b0', weave: 'screen', opennessPercent: 5 };
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('what covers a window', () => {
  it('is nothing when it is open, and all of it when it is closed, whatever hangs there', () => {
    for (const type of [
      'enrollable',
      'romana',
      'sheer-elegance',
      'vertical',
      'horizontal',
      'panel-japones',
    ] as const) {
      expect(coveredCells(coveringOf(type, screen, 1), 10)).toEqual(Array(10).fill(0));
      expect(coveredCells(coveringOf(type, screen, 0), 10)).toEqual(Array(10).fill(1));
    }
  });

  it('comes down from the top, row by row', () => {
    expect(coveredCells(coveringOf('enrollable', screen, 0.65), 10)).toEqual([
      1, 1, 1, 0.5, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('turns its slats before it is drawn up', () => {
    const turned = coveringOf('horizontal', screen, 0.4);
    expect(turned.extent).toBe(1);
    expect(turned.gap).toBeGreaterThan(0.8);
    expect(coveringOf('horizontal', screen, 0.7).extent).toBeCloseTo(0.5);
  });

  it('moves aside when it is a panel, and up when it is a roller blind', () => {
    expect(coveringOf('panel-japones', screen, 0.5).axis).toBe('columns');
    expect(coveringOf('enrollable', screen, 0.5).axis).toBe('rows');
  });
});

it('a colour of a screen is decoded to linear light', () => {
  expect(linear('#000000')).toEqual([0, 0, 0]);
  expect(linear('#ffffff')).toEqual([1, 1, 1]);
  expect(linear('#808080')[0]).toBeCloseTo(0.2159, 3);
});

describe('the light of the room', () => {
  const at = (open: number, cloth = screen, hour: Hour = 'morning') =>
    weightsOf(sala, coveringOf('enrollable', cloth, open), hour);

  it('never grows when the blind is lowered', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (a, b) => {
          const [lower, higher] = [Math.min(a, b), Math.max(a, b)];
          expect(sum(at(lower).sky)).toBeLessThanOrEqual(sum(at(higher).sky) + 1e-9);
          expect(sum(at(lower).bounce)).toBeLessThanOrEqual(sum(at(higher).bounce) + 1e-9);
        },
      ),
    );
  });

  it('is none behind a closed blackout, and what the holes let pass behind a closed screen', () => {
    const dark = at(0, blackout);
    expect([sum(dark.sky), sum(dark.bounce), ...dark.behind]).toEqual([0, 0, 0, 0, 0]);
    expect(sum(at(0).sky) / sum(at(1).sky)).toBeCloseTo(0.05);
  });

  it('takes the colour of the cloth', () => {
    const [red, , blue] = at(0, { hex: '#b5501e', weave: 'translucida', opennessPercent: 0 }).behind;
    expect(red).toBeGreaterThan(blue * 10);
  });

  it('has no sun at night', () => {
    expect(at(1, screen, 'night').bounce).toEqual([]);
  });
});
