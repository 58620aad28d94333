import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { forgetNewest } from '#tests/support/forget-newest.ts';
import { callOf, isBrowsersOwn, type Engine } from './driver.ts';

/**
 * Chromium, through Playwright as in all other tests, which find or install it.
 * @param lacks takes built-ins from every page, before its first script
 */
const chromiumWith = (name: string, lacks?: () => void): Engine => ({
  name,
  needs: {},
  start: async ({ folder, proxy }) => {
    const browser = await playwright.launch({
      ...chromiumLaunch(),
      proxy: { server: proxy, bypass: 'localhost' },
    });
    const context = await browser.newContext({
      locale: 'es-MX',
      viewport: { width: 1280, height: 800 },
      ignoreHTTPSErrors: true,
    });
    if (lacks !== undefined) await context.addInitScript(lacks);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !isBrowsersOwn(message.text())) errors.push(message.text());
    });
    context.on('weberror', (error) => errors.push(String(error.error())));
    page.on('download', (file) => void file.saveAs(join(folder, 'Downloads', file.suggestedFilename())));
    return {
      open: async (address) => {
        await page.goto(address);
      },
      run: async (inPage, input) => {
        const text: unknown = await page.evaluate(callOf(inPage, input));
        return JSON.parse(String(text));
      },
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      errors: () => Promise.resolve(errors),
      close: () => browser.close(),
    };
  },
});

export const chromium = chromiumWith('Chromium');

/** As an engine that the build's target still names, which lacks what the app lends to it. */
export const olderChromium = chromiumWith('Chromium without the newest built-ins', forgetNewest);
