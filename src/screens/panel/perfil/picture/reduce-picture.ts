import type { PictureArea } from '#machines/profile-image.machine.ts';

/** Longest edge of a picture that is sent, in px: twice what any screen of ours shows, and some hundred kilobytes. */
const MOST_PX = 1_024;
const QUALITY = 0.86;
/** What stands behind a picture that lets see through; JPEG has no such thing. */
const BEHIND = '#ffffff';

/** What is kept of a picture, as the page shows it: its turns (EXIF) are those that the person has seen. */
interface Cutting {
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
 * Cuts a square out of a picture, and reduces it to what is worth sending.
 * @throws Error where the browser cannot read or draw it.
 */
export async function reducePicture({ file, area: { x, y, width, height } }: Cutting): Promise<File> {
  const image = await read(file);
  const edge = Math.max(1, Math.round(Math.min(MOST_PX, width)));
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser does not draw');
  context.fillStyle = BEHIND;
  context.fillRect(0, 0, edge, edge);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, edge, edge);
  return new File([await toJpeg(canvas)], 'foto.jpg', { type: 'image/jpeg' });
}
