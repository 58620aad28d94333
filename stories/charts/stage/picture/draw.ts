import { bandsOf } from './bands.ts';
import { copyPage, type PageCopy } from './copy-page.ts';
import { copyStyles } from './copy-styles.ts';
import { dataUrl } from './files.ts';
import { AWAY_STYLE } from './room.ts';
import type { Turn, Turns } from './turns.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A picture has no time: what moves is shown where it ends. */
const STILL =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}';

/** In an SVG that is an image no link is one: it lacks the browser's own line under it, which any style of the page may take away. */
const LINKS = '@layer links{a[href]{text-decoration-line:underline}}';

/** What no text in XML may hold. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

/** The scheme in which a page is shown now. */
function schemeOf(page: Document): string {
  const { colorScheme } = getComputedStyle(page.documentElement);
  if (!colorScheme.includes('dark')) return 'light';
  return colorScheme.includes('light') && !matchMedia('(prefers-color-scheme: dark)').matches
    ? 'light'
    : 'dark';
}

/** The size of a window, in px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A band as an SVG that needs no other file; it is as large as the window, so that all that depends on its size stays. */
function svgOf(page: Document, { width, height }: Size, root: Element, styles: string): string {
  const inert = root.ownerDocument;
  const svg = inert.createElementNS(SVG, 'svg');
  // What is said of the root of a page is said of this one.
  for (const { name, value } of root.attributes) svg.setAttribute(name, value);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.style.setProperty('color-scheme', schemeOf(page), 'important');
  const style = inert.createElementNS(SVG, 'style');
  style.textContent = `${LINKS}\n${styles}\n${STILL}${AWAY_STYLE}`;
  const place = inert.createElementNS(SVG, 'foreignObject');
  place.setAttribute('width', '100%');
  place.setAttribute('height', '100%');
  place.append(root);
  svg.append(style, place);
  return new XMLSerializer().serializeToString(svg).replaceAll(FORBIDDEN, '');
}

/** How a picture is stored. */
export interface PictureForm {
  readonly type: 'image/png' | 'image/webp';
  /** Its width in px where the page is wider. @default the page's */
  readonly mostWide?: number;
}

const QUALITY = 0.85;

function penOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('there is nothing to draw with');
  return pen;
}

/** Copies after which a page that never rests is taken as it is. */
const MOST_COPIES = 3;

/** Copies a page, again where it changed meanwhile: a copy shows one moment. */
async function copyAtRest(page: Document, turn: Turn): Promise<PageCopy> {
  let hasChanged = false;
  const note = () => {
    hasChanged = true;
  };
  const changes = new MutationObserver(note);
  changes.observe(page, { attributes: true, characterData: true, childList: true, subtree: true });
  page.addEventListener('scroll', note, { capture: true, passive: true });
  try {
    for (let number = 1; ; number += 1) {
      hasChanged = false;
      const copy = await copyPage(page, turn);
      if (!hasChanged || number === MOST_COPIES) return copy;
    }
  } finally {
    changes.disconnect();
    page.removeEventListener('scroll', note, { capture: true });
  }
}

/**
 * Draws what a page shows in its window, band by band, with a turn for the page before each.
 * @returns a data URL
 */
export async function draw(page: Document, { type, mostWide }: PictureForm, turns: Turns): Promise<string> {
  const { clientWidth: width, clientHeight: height } = page.documentElement;
  const size = { width, height };
  const copy = await copyAtRest(page, turns.ifOver);
  const stylesFor = await copyStyles(page, turns.ifOver);
  const canvas = new OffscreenCanvas(width, height);
  const pen = penOf(canvas);
  pen.fillStyle = groundOf(page);
  pen.fillRect(0, 0, width, height);
  for (const band of bandsOf(copy, size)) {
    await turns.next();
    const svg = svgOf(page, size, band.root, stylesFor(band.classes));
    const picture = await imageOf(svg);
    await turns.next();
    pen.drawImage(picture, 0, band.top, width, band.height, 0, band.top, width, band.height);
  }
  await turns.next();
  return dataUrl(await reduced(canvas, mostWide).convertToBlob({ type, quality: QUALITY }));
}

/** An SVG as an image. Its event is waited for: a page that paints nothing now decodes no image. */
async function imageOf(svg: string): Promise<HTMLImageElement> {
  const picture = new Image();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  picture.addEventListener('load', () => resolve());
  picture.addEventListener('error', () => reject(new Error('the copy of the page cannot be drawn')));
  picture.src = await dataUrl(new Blob([svg], { type: 'image/svg+xml' }));
  await promise;
  return picture;
}

/** A drawing that is no wider than a picture may be, in px. */
function reduced(canvas: OffscreenCanvas, mostWide = Infinity): OffscreenCanvas {
  const scale = mostWide / canvas.width;
  if (scale >= 1) return canvas;
  const small = new OffscreenCanvas(mostWide, Math.round(canvas.height * scale));
  const pen = penOf(small);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(canvas, 0, 0, small.width, small.height);
  return small;
}

/** The colour behind a page. */
function groundOf({ body, documentElement }: Document): string {
  const colours = [documentElement, body].map((element) => getComputedStyle(element).backgroundColor);
  return colours.find((colour) => !/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(colour)) ?? 'Canvas';
}
