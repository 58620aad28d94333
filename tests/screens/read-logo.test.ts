import { describe, expect, it } from 'vitest';
import { showsOnPaper } from '#src/screens/panel/perfil/brand/read-logo.ts';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const white: Colour = [255, 255, 255, 255];
const clear: Colour = [255, 255, 255, 0];

/** A picture of a thousand pixels: so many have the colour of its letters, the others that of its ground. */
const picture = (letters: Colour, share: number, ground: Colour) => ({
  data: new Uint8ClampedArray(
    Array.from({ length: 1_000 }, (_, at) => (at < share * 1_000 ? letters : ground)).flat(),
  ),
});

describe('a logo on white paper', () => {
  it.each<readonly [string, Colour, number, Colour]>([
    ['thin black letters on white', [0, 0, 0, 255], 0.037, white],
    ['navy letters on white', [20, 30, 90, 255], 0.13, white],
    ['black letters without a ground', [0, 0, 0, 255], 0.13, clear],
    ['yellow letters without a ground', [255, 212, 0, 255], 0.13, clear],
    ['grey letters without a ground', [130, 130, 130, 255], 0.13, clear],
    ['white letters on black', white, 0.13, [0, 0, 0, 255]],
    ['a photograph', [120, 90, 60, 255], 1, white],
  ])('shows: %s', (_, letters, share, ground) => {
    expect(showsOnPaper(picture(letters, share, ground))).toBe(true);
  });

  it.each<readonly [string, Colour, number, Colour]>([
    ['white letters without a ground', white, 0.13, clear],
    ['pale grey letters without a ground', [218, 218, 218, 255], 0.13, clear],
    ['pale yellow letters without a ground', [255, 250, 200, 255], 0.13, clear],
    ['white letters on pale grey', white, 0.13, [235, 235, 235, 255]],
    ['black letters that are nearly transparent', [0, 0, 0, 63], 0.13, clear],
    ['one dark pixel on white', [0, 0, 0, 255], 0.001, white],
    ['nothing', clear, 1, clear],
  ])('does not show: %s', (_, letters, share, ground) => {
    expect(showsOnPaper(picture(letters, share, ground))).toBe(false);
  });
});
