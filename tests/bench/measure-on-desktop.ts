import type { Browser, Page } from 'playwright';
import { recordTyping } from './record-typing.ts';

/** Measures a desktop page in its own browser profile, with typing recorded and these entries in its storage. */
export async function measureOnDesktop<Result>(
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
    await page.addInitScript(recordTyping);
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    return await measure(page);
  } finally {
    await context.close();
  }
}
