import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Drawing } from '#src/ui/product/drawing.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { photograph } from './photograph.ts';
import { plainDrawings } from './plain-drawing.ts';

/** Pixels of a picture: 300 to the inch at the size in which it is printed, 72 points. */
const SIZE = { width: 300, height: 261 };

/** Painted together: one picture at a time waits for the browser as long as eight do. */
const AT_ONCE = 8;

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

  /** Those that were not painted yet, under their keys. */
  const paint = async (wanted: ReadonlyMap<string, Drawing>) => {
    if (wanted.size === 0) return;
    flushSync(() => {
      root.render(
        [...wanted].map(([key, drawing]) => (
          <ProductDrawing key={key} {...drawing} detail="card" aspect={SIZE.width / SIZE.height} decorative />
        )),
      );
    });
    const svgs = [...place.children].filter((child) => child instanceof SVGSVGElement);
    const taken = await photograph(
      svgs.map((svg) => plain(svg, SIZE.width, SIZE.height)),
      SIZE,
    );
    for (const [at, key] of [...wanted.keys()].entries()) painted.set(key, taken[at] ?? null);
  };

  try {
    for (let from = 0; from < drawings.length; from += AT_ONCE) {
      signal.throwIfAborted();
      const keyed = drawings
        .slice(from, from + AT_ONCE)
        .map((drawing) => ({ key: JSON.stringify(drawing), drawing }));
      await paint(
        new Map(
          keyed.flatMap(({ key, drawing }) =>
            drawing === null || painted.has(key) ? [] : [[key, drawing] as const],
          ),
        ),
      );
      for (const { key } of keyed) {
        pictures.push(painted.get(key) ?? null);
        onProgress(pictures.length);
      }
      await breathe();
    }
  } finally {
    root.unmount();
    place.remove();
  }
  return pictures;
}
