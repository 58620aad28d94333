import type { PDFPageProxy } from 'pdfjs-dist';
import { CSS_PX_PER_POINT } from './open-pdf.ts';
import { importReader } from './reader.ts';

interface Painting {
  readonly page: PDFPageProxy;
  /** What the picture, and the text over it, come to stand in. */
  readonly host: HTMLElement;
  /** 1 is as large as on paper. */
  readonly zoom: number;
  /** Class of the text over the picture; null leaves it out. */
  readonly textClass: string | null;
  readonly signal: AbortSignal;
}

/** Phones draw nothing on a canvas that is larger. */
const MOST_PIXELS = 16_000_000;

/** As sharp as the screen is, as far as a canvas can be. */
function sharpness(width: number, height: number): number {
  return Math.min(window.devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / (width * height)));
}

/** Draws a page; what stood there before stays until it is drawn. Rejects where it is aborted or cannot be drawn. */
export async function paintPage({ page, host, zoom, textClass, signal }: Painting): Promise<void> {
  const scale = zoom * CSS_PX_PER_POINT;
  const viewport = page.getViewport({ scale });
  const ratio = sharpness(viewport.width, viewport.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width * ratio);
  canvas.height = Math.floor(viewport.height * ratio);
  canvas.setAttribute('aria-hidden', 'true');
  const picture = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
  signal.addEventListener('abort', () => {
    picture.cancel();
  });
  await picture.promise;
  if (signal.aborted) return;
  host.replaceChildren(canvas);
  if (textClass === null) return;
  const { TextLayer } = await importReader();
  const container = document.createElement('div');
  container.className = textClass;
  container.style.setProperty('--total-scale-factor', String(scale));
  const text = new TextLayer({ textContentSource: await page.getTextContent(), container, viewport });
  await text.render();
  if (!signal.aborted) host.append(container);
}
