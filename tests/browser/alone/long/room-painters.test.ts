import { describe, expect, it } from 'vitest';
import type { Hour } from '#src/content/pictures/hours.ts';
import { coveredMetres } from '#src/content/pictures/room-facts.ts';
import type { PictureRoom } from '#src/content/pictures/rooms.ts';
import { coveringOf } from '#src/features/room/coverings.ts';
import { filesOf } from '#src/features/room/files/room-files.ts';
import { weaveOf } from '#src/features/room/files/weaves.ts';
import type { Hung } from '#src/features/room/hung.ts';
import { painterOf, type PainterOf } from '#src/features/room/paint/painter.ts';
import { stillPainterOf } from '#src/features/room/paint/still/painter.ts';

const [WIDTH, HEIGHT] = [640, 400];

const screen = { hex: '#a5513a', weave: 'screen', opennessPercent: 5 };
const cloth = { hex: '#d9b25a', weave: 'translucida', opennessPercent: 0 };
const striped = { hex: '#f3eadb', stripe: '#2b3f66', weave: 'acrilica', opennessPercent: 0 };

type Case = readonly [Hung, typeof screen, open: number, turn: number, Hour, PictureRoom];

/** What the painter leaves on its canvas, from its upper left corner; 0 to 255. */
async function picture(paintOf: PainterOf, [type, of, open, turn, hour, room]: Case) {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const files = await filesOf(room).get();
  const painter = paintOf(canvas, files);
  const [width, height] = coveredMetres(files.facts);
  const size = { widthMm: width * 1_000, heightMm: height * 1_000 };
  painter?.paint({
    covering: coveringOf(type, of, { open, turn, ahead: 0 }, size),
    hour,
    weave: type === 'romana' ? await weaveOf('telar') : null,
  });
  await expect.poll(() => canvas.dataset['painted']).toBe('');
  const copy = new OffscreenCanvas(WIDTH, HEIGHT).getContext('2d');
  copy?.drawImage(canvas, 0, 0);
  painter?.free();
  return copy?.getImageData(0, 0, WIDTH, HEIGHT).data ?? new Uint8ClampedArray();
}

const scenes: readonly Case[] = [
  ['enrollable', screen, 0.3, 0, 'morning', 'recamara'],
  ['romana', cloth, 0.45, 0, 'noon', 'sala'],
  ['sheer-elegance', cloth, 0.1, 0.8, 'evening', 'sala'],
  ['horizontal', screen, 0.2, 0.6, 'morning', 'sala'],
  ['vertical', cloth, 0.2, 0.6, 'noon', 'sala'],
  ['panel-japones', screen, 0.5, 0, 'night', 'sala'],
  ['toldo-vertical', striped, 0.3, 0, 'morning', 'sala'],
  ['toldo-brazos', striped, 0.6, 0, 'noon', 'terraza'],
  ['pergola', striped, 0.7, 0, 'evening', 'pergola'],
  ['louvres', screen, 0, 0.6, 'morning', 'bioclimatica'],
  ['capota', striped, 0.8, 0, 'morning', 'capota'],
  ['horizontal', screen, 0.3, 0.6, 'street', 'calle'],
];

describe('a room without WebGL', () => {
  it.each(scenes)('is as the shaders paint it, under %s', async (...scene) => {
    const [shaded, still] = [await picture(painterOf, scene), await picture(stillPainterOf, scene)];
    const apart = still.map((byte, at) => Math.abs(byte - (shaded[at] ?? 0)));
    const mean = apart.reduce((sum, difference) => sum + difference, 0) / apart.length;
    expect(mean).toBeLessThan(1);
    // What is between pixels is read in another way.
    expect(apart.filter((difference) => difference > 40).length / apart.length).toBeLessThan(0.005);
    expect(shaded.some((byte) => byte > 80 && byte < 255)).toBe(true);
  });
});

describe('a closed blackout', () => {
  const black = { hex: '#1c1c1c', weave: 'blackout', opennessPercent: 0 };

  it.each<PictureRoom>(['sala', 'recamara', 'oficina'])(
    'shows no light at the frame behind it, in the %s',
    async (room) => {
      const { facts } = await filesOf(room).get();
      const [left, top, right, bottom] = facts.rectangle;
      const bytes = await picture(painterOf, ['enrollable', black, 0, 0, 'noon', room]);
      const greenAt = (x: number, y: number) =>
        bytes[(Math.round(y * HEIGHT) * WIDTH + Math.round(x * WIDTH)) * 4 + 1] ?? 0;
      // Across the middle of the upper half, where nothing stands before it.
      const y = top + (bottom - top) * 0.4;
      const steps = Array.from(
        { length: WIDTH },
        (_, at) => left + (right - left) * (0.03 + (0.94 * at) / WIDTH),
      );
      const greens = steps.map((x) => greenAt(x, y));
      expect(Math.max(...greens) - Math.min(...greens)).toBeLessThan(16);
    },
  );
});
