import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Drawing } from '#src/ui/product/drawing.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { drawingStyleInliner } from './inline-drawing-styles.ts';
import classes from './paint-drawings.module.css';
import { rasterize, type PictureSize } from './rasterize.ts';

/** Drawings per batch: a batch of eight takes about as long as a single one. */
const BATCH_SIZE = 8;

/** Lets the page handle events between batches, such as cancelling. */
const yieldToPage = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

interface PaintJob {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/**
 * Renders drawings to scale as JPEG pictures, in order; null for a drawing that is missing or cannot be painted. Vectors
 * would take 0.25 s and 40 KB each in the PDF library, minutes for 500 windows. Equal drawings are painted once.
 */
export async function paintDrawings(
  drawings: readonly (Drawing | null)[],
  size: PictureSize,
  { signal, onProgress }: PaintJob,
): Promise<readonly (string | null)[]> {
  const container = document.createElement('div');
  container.className = classes.print;
  container.setAttribute('aria-hidden', 'true');
  document.body.append(container);
  const root = createRoot(container);
  const inlineStyles = drawingStyleInliner();
  const painted = new Map<string, string | null>();
  const pictures: (string | null)[] = [];

  /** Paints drawings that were not painted yet, by their keys. */
  const paint = async (wanted: ReadonlyMap<string, Drawing>) => {
    if (wanted.size === 0) return;
    flushSync(() => {
      root.render(
        [...wanted].map(([key, drawing]) => (
          <ProductDrawing key={key} {...drawing} detail="card" aspect={size.width / size.height} decorative />
        )),
      );
    });
    const svgs = [...container.children].filter((child) => child instanceof SVGSVGElement);
    const images = await rasterize(
      svgs.map((svg) => inlineStyles(svg, size.width, size.height)),
      size,
    );
    for (const [at, key] of [...wanted.keys()].entries()) painted.set(key, images[at] ?? null);
  };

  try {
    for (let from = 0; from < drawings.length; from += BATCH_SIZE) {
      signal.throwIfAborted();
      const keyed = drawings
        .slice(from, from + BATCH_SIZE)
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
      await yieldToPage();
    }
  } finally {
    root.unmount();
    container.remove();
  }
  return pictures;
}
