import type { PhotoAnswer, PhotoRefusal } from '#machines/own-window/own-window.machine.ts';
import { toJpeg } from './to-jpeg.ts';

/** Longest edge of a kept photo, in px: larger than any screen shows it, small enough for a phone's memory. */
const MOST_PX = 2_000;
/** Shortest edge of a photo in which corners can be marked, in px. */
const LEAST_PX = 160;

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

const refuse = (refusal: PhotoRefusal): PhotoAnswer => ({ type: 'photo.unreadable', refusal });

/** Decodes a picture in its own size; the browser turns it as its EXIF says. */
async function decode(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Draws a picture smaller: the large one is never on a canvas, where a phone could not hold it. */
async function reduced(image: HTMLImageElement): Promise<HTMLCanvasElement> {
  const scale = Math.min(1, MOST_PX / Math.max(image.naturalWidth, image.naturalHeight));
  const size = {
    resizeWidth: Math.max(1, Math.round(image.naturalWidth * scale)),
    resizeHeight: Math.max(1, Math.round(image.naturalHeight * scale)),
  };
  const bitmap = await createImageBitmap(image, {
    ...size,
    resizeQuality: 'high',
    imageOrientation: 'from-image',
  });
  const canvas = document.createElement('canvas');
  canvas.width = size.resizeWidth;
  canvas.height = size.resizeHeight;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/**
 * Reads a photo on this device: upright, at most 2,000 px long, encoded anew, so that nothing of its EXIF, such as the
 * place, is in it. It never rejects.
 */
export async function readPhoto(file: File): Promise<PhotoAnswer> {
  try {
    const image = await decode(file);
    if (Math.min(image.naturalWidth, image.naturalHeight) < LEAST_PX) return refuse('tiny');
    const canvas = await reduced(image);
    const kept = new File([await toJpeg(canvas)], 'ventana.jpg', { type: 'image/jpeg' });
    return { type: 'photo.read', photo: { file: kept, width: canvas.width, height: canvas.height } };
  } catch {
    return refuse(isHeic(file) ? 'heic' : 'unreadable');
  }
}
