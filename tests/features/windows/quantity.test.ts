import { describe, expect, it } from 'vitest';
import { readQuantity } from '#src/features/draft-windows/read-window.ts';

describe('the pieces of a window', () => {
  it.each([
    ['3', 3],
    [' 3 ', 3],
    ['3 pzas', 3],
    ['x3', 3],
    ['3.0', 3],
    ['tres', 3],
    ['999', 999],
  ])('are read as lists write them: "%s"', (typed, count) => {
    expect(readQuantity(typed)).toEqual({ count });
  });

  it.each([
    ['', 'empty'],
    ['0', 'not-a-number'],
    ['-3', 'not-a-number'],
    ['2.5', 'not-a-number'],
    ['muchas', 'not-a-number'],
    ['1000', 'too-many'],
    ['9999999', 'too-many'],
  ])('are refused with their reason: "%s"', (typed, problem) => {
    expect(readQuantity(typed)).toEqual({ problem });
  });
});
