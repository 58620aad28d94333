import type { ReadLogo } from '#machines/save-brand/save-brand.machine.ts';

/** Largest size of a logo, in px: three times the printed one. */
const MOST_WIDTH_PX = 480;
const MOST_HEIGHT_PX = 200;
/** What the contract takes, as characters of a data URL. */
const MOST_CHARACTERS = 90_000;
/** A pixel counts from this share of opacity (of 255). */
const OPAQUE = 64;
/** It shows on white paper from this contrast (WCAG), or when its colour is this strong, from 0 for grey to 255. */
const LEAST_CONTRAST = 1.6;
const STRONG_COLOUR = 140;
/** What a red, green and blue value add to how light a pixel looks (ITU-R BT.709). */
const LIGHT = [0.2126, 0.7152, 0.0722] as const;
/** Of a picture that fills its frame, paper and all, so much has to show; of one that was cut out, more. */
const LEAST_OF_PICTURE = 0.005;
const LEAST_OF_SHAPE = 0.1;
const FILLS_FRAME = 0.95;

const UNREADABLE = 'No pudimos leer esa imagen: elige una PNG o JPG.';

/** From 0 to 1, as light falls on the eye (sRGB). */
const linear = (value: number) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** Whether a colour shows on white paper. */
function shows(red: number, green: number, blue: number): boolean {
  if (Math.max(red, green, blue) - Math.min(red, green, blue) >= STRONG_COLOUR) return true;
  const light = linear(red) * LIGHT[0] + linear(green) * LIGHT[1] + linear(blue) * LIGHT[2];
  return 1.05 / (light + 0.05) >= LEAST_CONTRAST;
}

/** Whether a logo shows on white paper, whose colour it may have itself around its letters. */
export function showsOnPaper({ data }: Pick<ImageData, 'data'>): boolean {
  let opaque = 0;
  let showing = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < OPAQUE) continue;
    opaque += 1;
    // What is half transparent is printed half as dark.
    const onWhite = (value: number) => 255 - ((255 - value) * alpha) / 255;
    if (shows(onWhite(red), onWhite(green), onWhite(blue))) showing += 1;
  }
  const least = opaque >= (data.length / 4) * FILLS_FRAME ? LEAST_OF_PICTURE : LEAST_OF_SHAPE;
  return opaque > 0 && showing / opaque >= least;
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
    if (pixels !== undefined && !showsOnPaper(pixels)) {
      return { refusal: 'Tu logotipo es casi blanco y no se vería en el papel: sube su versión oscura.' };
    }
    const png = canvas.toDataURL('image/png');
    return { logo: png.length <= MOST_CHARACTERS ? png : asJpeg(canvas) };
  } catch {
    return { refusal: UNREADABLE };
  }
};
