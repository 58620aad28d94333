import type { Page } from 'playwright';
import type { Condition } from './conditions.ts';

/** Parts that the browser draws only near the window are drawn, so that their text can be looked at. */
const WHOLE = '* { content-visibility: visible !important }';

/** The distances of WCAG 1.4.12. */
const SPACED = `* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Shows a page in the conditions that a person chooses in the browser and in the system. */
export async function createViewer(page: Page) {
  const browser = await page.context().newCDPSession(page);
  return {
    show: async ({ width, height, text, dark, forced, still }: Condition): Promise<void> => {
      await page.setViewportSize({ width, height });
      const standard = text === '200 %' ? 32 : 16;
      await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
      await page.emulateMedia({
        colorScheme: dark ? 'dark' : 'light',
        forcedColors: forced ? 'active' : 'none',
        reducedMotion: still ? 'reduce' : 'no-preference',
      });
    },
    /** Adds to the styles of the page as it is until it loads again. */
    style: ({ text }: Condition): Promise<void> =>
      page.evaluate(
        (rules) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rules);
          document.adoptedStyleSheets = [sheet];
        },
        text === 'spaced' ? WHOLE + SPACED : WHOLE,
      ),
  };
}
