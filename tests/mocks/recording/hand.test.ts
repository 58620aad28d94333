import { describe, expect, it } from 'vitest';
import { HandAct, withHandAct } from '#mocks/demo/hand/hand.ts';
import { withPlace } from '#mocks/demo/hand/scrolls.ts';
import { walkCode, walkIn } from '#stories/charts/fixtures/walk-code.ts';

const VISIBLE = 800;

const placesOf = (passed: readonly number[]) =>
  passed.reduce<readonly number[]>((places, place) => withPlace(places, place, VISIBLE), []);

describe('where a page was scrolled to', () => {
  it('is a place for each half of what is visible on the way', () => {
    expect(placesOf([100, 200, 300, 400, 500, 600])).toEqual([100, 500, 600]);
  });

  it('keeps the turns, and what a jump did not pass', () => {
    expect(placesOf([100, 90, 120])).toEqual([100, 90, 120]);
    expect(placesOf([0, 5_000])).toEqual([0, 5_000]);
  });

  it('is told once where nothing moved, and forgets the oldest of many', () => {
    expect(placesOf([7, 7])).toEqual([7]);
    expect(placesOf(Array.from({ length: 100 }, (_, turn) => (turn % 2) * 900))).toHaveLength(20);
  });
});

const typed = (text: string, scrolled?: number[]): HandAct => ({
  ...{ do: 'fill', role: 'textbox', name: 'Nombre', nth: 0, text },
  ...(scrolled && { scrolled }),
});

it('a field that is filled further keeps where the page was scrolled to before', () => {
  expect(withHandAct([typed('A', [40])], typed('An'))).toEqual([typed('An', [40])]);
  expect(withHandAct([typed('A', [40])], typed('An', [90]))).toEqual([typed('An', [40, 90])]);
  expect(withHandAct([typed('A')], typed('An'))).toEqual([typed('An')]);
});

it('a walk in an address keeps where the page was scrolled to, and one of a former version opens', () => {
  const after = [typed('A', [40, 0]), typed('B')];
  expect(walkIn(walkCode({ start: 0, acts: [], after })).after).toEqual(after);
  expect(HandAct.parse({ do: 'click', role: 'button', name: 'Guardar', nth: 0 })).not.toHaveProperty(
    'scrolled',
  );
});
