import { describe, expect, it } from 'vitest';
import { meanLightness } from '#src/screens/panel/perfil/brand/read-logo.ts';

const pixels = (...rgba: readonly (readonly [number, number, number, number])[]) => ({
  data: new Uint8ClampedArray(rgba.flat()),
});

describe('how light a logo is', () => {
  it('counts only the pixels that show', () => {
    expect(meanLightness(pixels([0, 0, 0, 255], [255, 255, 255, 0], [255, 255, 255, 63]))).toBe(0);
  });

  it('is the mean of the pixels that show, as the eye sees each colour', () => {
    expect(meanLightness(pixels([255, 255, 255, 255], [0, 255, 0, 255], [0, 0, 0, 255]))).toBeCloseTo(
      (1 + 0.7152) / 3,
      4,
    );
  });

  it('is white where nothing shows', () => {
    expect(meanLightness(pixels([0, 0, 0, 0]))).toBe(1);
  });
});
