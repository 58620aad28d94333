import type { ReadLogo } from '#machines/save-brand/save-brand.machine.ts';

/** Largest size of a logo, in px: three times the printed one. */
const MOST_WIDTH_PX = 480;
const MOST_HEIGHT_PX = 200;
/** What the contract takes, as characters of a data URL. */
const MOST_CHARACTERS = 90_000;
/** A pixel counts as visible from this share of opacity (of 255). */
const VISIBLE = 64;
/** A lighter mean than this, from 0 for black to 1 for white, does not show on white paper. */
const TOO_LIGHT = 0.86;
/** What a red, green and blue value of 255 add to how light a pixel looks (ITU-R BT.709). */
const LIGHT = [0.2126, 0.7152, 0.0722] as const;

const UNREADABLE = 'No pudimos leer esa imagen: elige una PNG o JPG.';

/** How light the visible pixels are on average, from 0 to 1; 1 when none is visible. */
export function meanLightness({ data }: Pick<ImageData, 'data'>): number {
  let visible = 0;
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < VISIBLE) continue;
    visible += 1;
    sum += (red * LIGHT[0] + green * LIGHT[1] + blue * LIGHT[2]) / 255;
  }
  return visible === 0 ? 1 : sum / visible;
}

/** Draws the picture no larger than a logo is printed. */
function drawn(picture: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, MOST_WIDTH_PX / picture.width, MOST_HEIGHT_PX / picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser cannot draw');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A photograph weighs less as JPEG, which has no transparency: white is what it is printed on. */
function asJpeg(canvas: HTMLCanvasElement): string {
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.toDataURL('image/jpeg', 0.86);
}

/** Reads a logo in the browser, reduced to what papers and the client's link show. */
export const readLogo: ReadLogo = async (file) => {
  try {
    const canvas = drawn(await createImageBitmap(file));
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
    if (pixels !== undefined && meanLightness(pixels) > TOO_LIGHT) {
      return { refusal: 'Tu logotipo es casi blanco y no se vería en el papel: sube su versión oscura.' };
    }
    const png = canvas.toDataURL('image/png');
    return { logo: png.length <= MOST_CHARACTERS ? png : asJpeg(canvas) };
  } catch {
    return { refusal: UNREADABLE };
  }
};
