import type { PDFPageProxy } from 'pdfjs-dist';
import { CSS_PX_PER_POINT } from './open-pdf.ts';
import { importReader } from './reader.ts';

interface Painting {
  readonly page: PDFPageProxy;
  /** The element that the picture and the text over it are put into. */
  readonly host: HTMLElement;
  /** 1 is the size on paper. */
  readonly zoom: number;
  /** Class of the text layer; null for no text layer. */
  readonly textClass: string | null;
  readonly signal: AbortSignal;
}

/** The largest canvas that phones can draw. */
const MOST_PIXELS = 16_000_000;

/** Canvas pixels per CSS px: the screen's, limited by the size of a canvas. */
function pixelRatio(width: number, height: number): number {
  return Math.min(window.devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / (width * height)));
}

/** Draws a page; the previous picture stays until it is drawn. Rejects when aborted or when the page cannot be drawn. */
export async function paintPage({ page, host, zoom, textClass, signal }: Painting): Promise<void> {
  const scale = zoom * CSS_PX_PER_POINT;
  const viewport = page.getViewport({ scale });
  const ratio = pixelRatio(viewport.width, viewport.height);
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
