const QUALITY = 0.92;

/** Encodes a canvas as JPEG, which has no data besides its pixels. @throws Error when the browser makes no picture */
export function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error('the browser made no picture'));
        else resolve(blob);
      },
      'image/jpeg',
      QUALITY,
    );
  });
}
