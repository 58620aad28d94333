import type { Photo } from '#machines/own-window/own-window.machine.ts';
import { linearOf } from './tone.ts';

/** Longest edge at which a photo is shown and the blind is drawn into it, in px. */
const SHOWN_PX = 1_280;

/** A photo that can be drawn and read. */
export interface Picture {
  /** In the photo's own size. */
  readonly whole: HTMLCanvasElement;
  /** In the size in which it is shown. */
  readonly shown: HTMLCanvasElement;
  /** px of the shown picture per px of the photo. */
  readonly scale: number;
  /** The shown picture's pixels. */
  readonly pixels: Pixels;
}

/** The pixels of a picture, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export function canvasOf(
  width: number,
  height: number,
): {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
} {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser cannot draw');
  return { canvas, context };
}

async function load({ file, width, height }: Photo): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  const { canvas: whole, context } = canvasOf(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const scale = Math.min(1, SHOWN_PX / Math.max(width, height));
  const { canvas: shown, context: small } = canvasOf(Math.round(width * scale), Math.round(height * scale));
  small.imageSmoothingQuality = 'high';
  small.drawImage(whole, 0, 0, shown.width, shown.height);
  return { whole, shown, scale, pixels: small.getImageData(0, 0, shown.width, shown.height) };
}

const pictures = new WeakMap<Photo, Promise<Picture>>();

/** The picture of a photo, decoded once for as long as the photo is kept. */
export function pictureOf(photo: Photo): Promise<Picture> {
  const picture = pictures.get(photo) ?? load(photo);
  pictures.set(photo, picture);
  return picture;
}

/** Linear luminance of a pixel, 0 to 1; of the nearest one for a place outside. */
export function luminanceAt({ data, width, height }: Pixels, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  const at = (row * width + column) * 4;
  return (
    0.2126 * linearOf(data[at] ?? 0) +
    0.7152 * linearOf(data[at + 1] ?? 0) +
    0.0722 * linearOf(data[at + 2] ?? 0)
  );
}
