import { dataUrl } from './files.ts';

/** In px: a phone's screen stays legible. */
const MOST_WIDE = 360;
const QUALITY = 0.6;

/** A picture that is small enough to be kept by the hundred, as a data URL. */
export async function small(url: string): Promise<string> {
  const whole = await createImageBitmap(await (await fetch(url)).blob());
  const scale = Math.min(1, MOST_WIDE / whole.width);
  const canvas = new OffscreenCanvas(Math.round(whole.width * scale), Math.round(whole.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('there is nothing to draw with');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(whole, 0, 0, canvas.width, canvas.height);
  return dataUrl(await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY }));
}
