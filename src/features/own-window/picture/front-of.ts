import type { Front } from './compose.ts';
import { canvasOf } from './picture.ts';

/**
 * Draws the markup of a product's front, with its cloth beside it, to pixels. The markup is a picture of its own: it
 * asks for nothing.
 * @throws Error when the browser cannot draw it
 */
export async function frontOf(markup: string, width: number, height: number): Promise<Front> {
  const address = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width * 2, height);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    image.addEventListener('load', () => {
      resolve();
    });
    image.addEventListener('error', () => {
      reject(new Error('the browser cannot draw the product'));
    });
    image.src = address;
    await promise;
    const { context } = canvasOf(width * 2, height);
    context.drawImage(image, 0, 0, width * 2, height);
    return {
      colour: context.getImageData(0, 0, width, height),
      cloth: context.getImageData(width, 0, width, height),
    };
  } finally {
    URL.revokeObjectURL(address);
  }
}
