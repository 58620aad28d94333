import { describe, expect, it } from 'vitest';
import type { Structure } from '#src/content/schema/structure.ts';
import { clothPainter, type Lit } from '#src/features/cloth/paint/painter.ts';
import { tileOf } from '#src/features/cloth/paint/tile.ts';
import { passingShare } from '#src/features/cloth/viewer/figures.ts';
import { CENTRE } from '#src/features/cloth/viewer/view.ts';
import { linear } from '#src/features/room/covering.ts';

const SIDE = 320;

/** Linear light of each byte. */
const levels = Array.from(
  { length: 256 },
  (_, byte) => linear(`#${byte.toString(16).padStart(2, '0').repeat(3)}`)[0],
);

/** Linear light of each pixel of a whole tile of a cloth. */
async function painted(structure: Structure, hex: string, lit: Lit) {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const tile = await tileOf(structure).get();
  const colour = linear(hex);
  const dyed = { colour, stripe: colour, stripeMm: 0, bandsMm: [0, 0] } as const;
  clothPainter(canvas, tile, tile, dyed)?.paint({ x: 0, y: 0, mm: tile.cloth.mm }, lit, CENTRE);
  const gl = canvas.getContext('webgl2');
  const bytes = new Uint8Array(SIDE * SIDE * 4);
  gl?.readPixels(0, 0, SIDE, SIDE, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
  return Array.from({ length: SIDE * SIDE }, (_, at) =>
    [...bytes.subarray(at * 4, at * 4 + 3)].map((byte) => levels[byte] ?? 0),
  );
}

const meanOf = (pixels: readonly (readonly number[])[], band: number) =>
  pixels.reduce((sum, pixel) => sum + (pixel[band] ?? 0), 0) / pixels.length;

/** As a screen shows it, 0 to 255. */
const shown = (light: number) => 255 * light ** (1 / 2.2);

describe('a cloth at close range', () => {
  it.each([
    ['screen-5', '#a5513a'],
    ['lino', '#8a9a7b'],
    ['madera', '#6b4f3a'],
  ] as const)('has the colour of the catalog on %s', async (structure, hex) => {
    const pixels = await painted(structure, hex, 'front');
    for (const band of [0, 1, 2]) {
      expect(Math.abs(shown(meanOf(pixels, band)) - shown(linear(hex)[band] ?? 0))).toBeLessThan(5);
    }
  });

  it('against the light is bright where there is a hole, dark where there is a thread, and dark where it is opaque', async () => {
    const brightest = async (structure: Structure) =>
      Math.max(...(await painted(structure, '#1c1c1c', 'back')).map(([red = 0]) => red));
    expect(await brightest('screen-5')).toBeGreaterThan(0.8);
    expect(await brightest('lino-opaco')).toBeLessThan(0.1);
    const screen = await painted('screen-5', '#1c1c1c', 'back');
    const open = screen.filter(([red = 0]) => red > 0.3).length / screen.length;
    expect(open).toBeGreaterThan(0.4 * passingShare('screen-5', '#1c1c1c'));
    expect(open).toBeLessThan(2 * passingShare('screen-5', '#1c1c1c'));
  });

  it('colours the light that passes its threads', async () => {
    const green = await painted('lino', '#3a7a4a', 'back');
    expect(meanOf(green, 1)).toBeGreaterThan(2 * meanOf(green, 0));
  });
});
