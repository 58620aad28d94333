import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Drawing } from '#src/ui/product/drawing.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { plainDrawings } from './plain-drawing.ts';

/** Pixels of a picture: sharp at the size in which it is printed, 34 mm. */
const WIDTH = 400;
const HEIGHT = 348;
const QUALITY = 0.86;

/** A picture that does not come is left out; a quote is worth more than its pictures. */
async function photograph(svg: string): Promise<string | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return canvas.toDataURL('image/jpeg', QUALITY);
}

/** Lets the page hear what somebody does meanwhile, such as giving it up. */
const breathe = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

interface PaintJob {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/**
 * Drawings to scale as JPEG pictures, by their place. Vectors would cost a quarter of a second and forty kilobytes each
 * in the PDF's own drawing; five hundred windows are not to take minutes. Equal drawings are painted once.
 */
export async function paintDrawings(
  drawings: readonly (Drawing | null)[],
  { signal, onProgress }: PaintJob,
): Promise<readonly (string | null)[]> {
  const place = document.createElement('div');
  // Paper is white, whatever the page is.
  place.style.cssText = 'color-scheme:light;position:fixed;inset-inline-start:-9999px;inline-size:400px';
  place.setAttribute('aria-hidden', 'true');
  document.body.append(place);
  const root = createRoot(place);
  const plain = plainDrawings();
  const painted = new Map<string, string | null>();
  const pictures: (string | null)[] = [];
  try {
    for (const [at, drawing] of drawings.entries()) {
      signal.throwIfAborted();
      const key = JSON.stringify(drawing);
      if (drawing !== null && !painted.has(key)) {
        flushSync(() => {
          root.render(
            <ProductDrawing key={at} {...drawing} detail="card" aspect={WIDTH / HEIGHT} decorative />,
          );
        });
        const svg = place.querySelector('svg');
        painted.set(key, svg === null ? null : await photograph(plain(svg, WIDTH, HEIGHT)));
      }
      pictures.push(painted.get(key) ?? null);
      onProgress(at + 1);
      await breathe();
    }
  } finally {
    root.unmount();
    place.remove();
  }
  return pictures;
}
