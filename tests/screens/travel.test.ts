import { expect, test } from 'vitest';
import {
  restingAt,
  sentTo,
  stopped,
  travelMs,
} from '#src/screens/storefront/productos-motorizacion/travel.ts';

test('a blind moves at one speed, and stops and turns where it is', () => {
  const whole = travelMs(sentTo(restingAt(0), 1, 0));
  const up = sentTo(restingAt(0), 1, 100);
  expect(stopped(up, 100 + whole / 4)).toEqual(restingAt(0.25));
  const down = sentTo(up, 0, 100 + whole / 2);
  expect(down).toMatchObject({ from: 0.5, to: 0 });
  expect(travelMs(down)).toBe(whole / 2);
});

test('a blind that has arrived stays there', () => {
  const up = sentTo(restingAt(0.4), 1, 0);
  expect(stopped(up, 60_000)).toEqual(restingAt(1));
  expect(travelMs(restingAt(0.4))).toBe(0);
});
