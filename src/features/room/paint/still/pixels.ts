/** Width and height, px. */
export type Size = readonly [number, number];

/** A part of a picture, as shares of its width and its height. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const WHOLE: Part = { left: 0, top: 0, width: 1, height: 1 };

/** Pixels of a picture, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8ClampedArray;
}

/** A picture that was loaded before. It is decoded beside the page, which an image element is not. */
export const bitmapOf = async ({ src }: HTMLImageElement): Promise<ImageBitmap> =>
  createImageBitmap(await (await fetch(src)).blob());

/** A picture, or a part of it, at a size. */
export function pixelsOf(bitmap: ImageBitmap, [width, height]: Size, part: Part = WHOLE): Pixels {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser has no canvas');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(
    bitmap,
    Math.round(part.left * bitmap.width),
    Math.round(part.top * bitmap.height),
    Math.round(part.width * bitmap.width),
    Math.round(part.height * bitmap.height),
    0,
    0,
    width,
    height,
  );
  return { width, height, bytes: context.getImageData(0, 0, width, height).data };
}

/** What a picture has at a place, 0 to 1 across and down, as it is displayed: 0 to 1. */
export function nearest({ width, height, bytes }: Pixels, x: number, y: number, channel = 0): number {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x * width)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y * height)));
  return (bytes[(row * width + column) * 4 + channel] ?? 0) / 255;
}
