import { isSecret } from './secret-fields.ts';

/** How long a file of the page (a font, a picture) may take, in ms. */
const PATIENCE_MS = 5_000;

/**
 * Draws what a page shows now as a PNG, in the page itself, so that it works without a connection and without asking.
 * Secret fields are blank, and frames (a card's number, a captcha) are left out.
 * @returns a data URL
 */
export async function photograph(page: Document): Promise<string> {
  const { domToPng } = await import('modern-screenshot');
  const { documentElement: root, defaultView: window } = page;
  return domToPng(root, {
    width: root.clientWidth,
    height: window?.innerHeight ?? root.clientHeight,
    timeout: PATIENCE_MS,
    font: { preferredFormat: 'woff2' },
    filter: (node) => node.nodeName !== 'IFRAME',
    onCloneEachNode: (copy) => {
      if (copy instanceof HTMLInputElement && isSecret(copy)) copy.removeAttribute('value');
      if (copy instanceof HTMLBodyElement)
        copy.style.marginBlockStart = `${String(-(window?.scrollY ?? 0))}px`;
    },
  });
}
