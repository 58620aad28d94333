import { describe, expect, it } from 'vitest';
import { readPhoto } from '#src/features/own-window/picture/read-photo.ts';
import { snapped } from '#src/features/own-window/picture/snap.ts';

function drawn(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser cannot draw');
  context.fillStyle = '#807868';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#e8f0ff';
  context.fillRect(width * 0.25, height * 0.25, width * 0.5, height * 0.5);
  return { canvas, context };
}

const jpegOf = (canvas: OffscreenCanvas) => canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });

/** EXIF data with an orientation of 6 (turned by a quarter) and a place: the words stand for its coordinates. */
function exif(): Uint8Array<ArrayBuffer> {
  const words = new TextEncoder();
  const tiff = [
    ...words.encode('MM'),
    ...[0, 42, 0, 0, 0, 8, 0, 2],
    // Orientation, one SHORT: 6.
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
    // ImageDescription, ASCII, at its offset.
    ...[0x01, 0x0e, 0, 2, 0, 0, 0, 16, 0, 0, 0, 38],
    ...[0, 0, 0, 0],
    ...words.encode('19.43 N, 99.13 W'),
  ];
  const content = [...words.encode('Exif'), 0, 0, ...tiff];
  return new Uint8Array([0xff, 0xe1, 0, content.length + 2, ...content]);
}

async function withExif(jpeg: Blob): Promise<File> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  return new File([bytes.slice(0, 2), exif(), bytes.slice(2)], 'foto.jpg', { type: 'image/jpeg' });
}

describe('a photo that is read', () => {
  it('is turned as its EXIF says, and keeps nothing of it', async () => {
    const file = await withExif(await jpegOf(drawn(600, 400).canvas));
    expect(await file.text()).toContain('19.43 N');
    const answer = await readPhoto(file);
    if (answer.type !== 'photo.read') throw new Error('it was not read');
    expect(answer.photo).toMatchObject({ width: 400, height: 600 });
    const kept = await answer.photo.file.text();
    expect(kept).not.toContain('Exif');
    expect(kept).not.toContain('19.43 N');
  });

  it('of 50 megapixels is reduced', async () => {
    const file = new File([await jpegOf(drawn(8_192, 6_144).canvas)], 'foto.jpg', { type: 'image/jpeg' });
    const answer = await readPhoto(file);
    expect(answer).toMatchObject({ type: 'photo.read', photo: { width: 2_000, height: 1_500 } });
  });

  it.each([
    ['HEIC', new File(['ftypheic'], 'IMG_1.HEIC', { type: '' }), 'heic'],
    ['damaged', new File(['no es una foto'], 'foto.jpg', { type: 'image/jpeg' }), 'unreadable'],
  ])('is refused when it is %s', async (_, file, refusal) => {
    expect(await readPhoto(file)).toEqual({ type: 'photo.unreadable', refusal });
  });

  it('is refused when it is too small to be marked', async () => {
    const file = new File([await jpegOf(drawn(90, 60).canvas)], 'foto.jpg', { type: 'image/jpeg' });
    expect(await readPhoto(file)).toEqual({ type: 'photo.unreadable', refusal: 'tiny' });
  });
});

describe('a corner near the edges of a photo', () => {
  const { context } = drawn(400, 400);
  const pixels = context.getImageData(0, 0, 400, 400);

  it('is drawn to them', () => {
    for (const [dx, dy] of [
      [6, 5],
      [-7, 3],
      [2, -8],
    ] as const) {
      const { x, y } = snapped(pixels, { x: 100 + dx, y: 100 + dy });
      expect(Math.hypot(x - 100, y - 100)).toBeLessThan(3.5);
    }
  });

  it('stays where nothing is', () => {
    expect(snapped(pixels, { x: 200.4, y: 210.6 })).toEqual({ x: 200.4, y: 210.6 });
  });
});
