import type { PictureArea } from '#machines/profile-image/profile-image.machine.ts';

/** Longest edge of an uploaded picture, in px: twice the largest size on screen. */
const MOST_PX = 1_024;
const QUALITY = 0.86;
/** Background of transparent pixels, which JPEG does not support. */
const BACKGROUND = '#ffffff';

/** A picture and the area to keep, in px of the picture as shown, with its EXIF rotation. */
interface Crop {
  readonly file: Blob;
  readonly area: PictureArea;
}

async function read(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error('the browser made no picture'));
      },
      'image/jpeg',
      QUALITY,
    );
  });
}

/**
 * Crops a square and reduces its size.
 * @throws Error when the browser cannot read or draw the picture.
 */
export async function reducePicture({ file, area: { x, y, width, height } }: Crop): Promise<File> {
  const image = await read(file);
  const edge = Math.max(1, Math.round(Math.min(MOST_PX, width)));
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser cannot draw');
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, edge, edge);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, edge, edge);
  return new File([await toJpeg(canvas)], 'foto.jpg', { type: 'image/jpeg' });
}
