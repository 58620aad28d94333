import type { Browser, Page } from 'playwright';
import { noteTyping } from './note-typing.ts';

/** Measures on a page at a desk, in a browser profile of its own: noted while it is typed at, with these entries in its store. */
export async function onDesk<Result>(
  browser: Browser,
  stored: Readonly<Record<string, string>>,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'es-MX',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteTyping);
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    return await measure(page);
  } finally {
    await context.close();
  }
}
