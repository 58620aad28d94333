import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReplyOrder } from '#stories/charts/stage/held/reply-order.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A reply that comes after some time, in ms. */
const replyAfter = (ms: number, text: string) =>
  new Promise<string>((resolve) => {
    setTimeout(resolve, ms, text);
  });

test('replies arrive in the order of their calls', async () => {
  const inTurn = createReplyOrder();
  const arrived: string[] = [];
  const note = (text: string) => arrived.push(text);
  const all = [
    inTurn(replyAfter(30, 'first')).then(note),
    inTurn(Promise.reject(new Error('second'))).catch(() => note('second')),
    inTurn(replyAfter(10, 'third')).then(note),
  ];
  await vi.advanceTimersByTimeAsync(30);
  await Promise.all(all);
  expect(arrived).toEqual(['first', 'second', 'third']);
});

test('a reply that never comes does not keep the later ones', async () => {
  const inTurn = createReplyOrder();
  void inTurn(new Promise(() => undefined));
  const later = inTurn(replyAfter(10, 'later'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await later).toBe('later');
});
