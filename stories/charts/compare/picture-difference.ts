import pixelmatch from 'pixelmatch';

/** How two pictures of one width differ. */
export interface PictureDifference {
  /** Share of the pixels that differ, from 0 to 1. */
  readonly share: number;
  /** Where they differ, as a data URL. */
  readonly url: string;
}

const ofSize = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser draws nothing');
  return { canvas, context };
};

async function loaded(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}

function pixelsOf(picture: HTMLImageElement, width: number, height: number): ImageData {
  const { context } = ofSize(width, height);
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, width, height);
}

/**
 * Compares two pictures pixel by pixel, as far down as both reach; smoothed edges do not count.
 * @param before and `after`: data URLs
 * @returns null when their widths differ
 */
export async function differenceOf(before: string, after: string): Promise<PictureDifference | null> {
  const [one, other] = await Promise.all([loaded(before), loaded(after)]);
  const width = one.naturalWidth;
  if (width !== other.naturalWidth) return null;
  const height = Math.min(one.naturalHeight, other.naturalHeight);
  const { canvas, context } = ofSize(width, height);
  const shown = context.createImageData(width, height);
  const first = pixelsOf(one, width, height);
  const second = pixelsOf(other, width, height);
  const differing = pixelmatch(first.data, second.data, shown.data, width, height);
  context.putImageData(shown, 0, 0);
  return { share: differing / (width * height), url: canvas.toDataURL() };
}
