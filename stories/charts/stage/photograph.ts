import { isSecret } from '#mocks/demo/hand/secret-fields.ts';

/** How long a file of the page (a font, a picture) may take, in ms. */
const PATIENCE_MS = 5_000;

/**
 * Whether the picture needs a node. Of what is scrolled away above, the outermost element stays, because it takes room; what
 * is below the window takes none that shows. A list of hundreds of rows costs no more than those that show.
 */
function isNeeded(node: Node, window: Window): boolean {
  if (node.nodeName === 'IFRAME') return false;
  const parent = node.parentElement;
  if (parent !== null && isAway(parent, window)) return false;
  if (!(node instanceof Element) || !isAway(node, window)) return true;
  return node.getBoundingClientRect().top < 0 || node.closest('table') !== null;
}

/** Whether an element has room on the page, and all of it is above or below the window. */
function isAway(element: Element, window: Window): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && (bottom < 0 || top > window.innerHeight);
}

/** Scrolls the copy of a page by a margin: moved as a whole, it would move what is fixed to its window too. */
function scrollBody(copy: HTMLElement, scrollY: number): void {
  const body = copy.querySelector('body');
  body?.style.removeProperty('transform');
  body?.style.setProperty('margin-top', `${String(-scrollY)}px`, 'important');
}

/**
 * Draws what a page shows now as a PNG, in the page itself, so that it works without a connection and without asking: the
 * visible part only, as it is scrolled. Secret fields are blank, and frames (a card's number, a captcha) are left out.
 * @returns a data URL
 */
export async function photograph(page: Document): Promise<string> {
  const { domToPng } = await import('modern-screenshot');
  const { documentElement: root, defaultView } = page;
  const window = defaultView ?? globalThis.window;
  return domToPng(root, {
    width: root.clientWidth,
    height: window.innerHeight,
    timeout: PATIENCE_MS,
    font: { preferredFormat: 'woff2' },
    features: { restoreScrollPosition: true },
    filter: (node) => isNeeded(node, window),
    onCloneEachNode: (copy) => {
      if (copy instanceof HTMLInputElement && isSecret(copy)) copy.removeAttribute('value');
    },
    onCloneNode: (copy) => {
      if (copy instanceof HTMLElement) scrollBody(copy, window.scrollY);
    },
  });
}
