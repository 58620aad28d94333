import { readdirSync, readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type FrameLocator, type Page } from 'playwright';
import sirv from 'sirv';
import { expect, test } from 'vitest';
import { MISSING_SITE_KEY, MISSING_WIDGET_ID } from '#machines/captcha/captcha.machine.ts';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { startLocalServer, type LocalServer } from '#tests/support/local-server.ts';
import { watchPage } from './watch-page.ts';

interface Fixtures {
  readonly $file: { readonly browser: Browser; readonly storybook: LocalServer };
  readonly $test: { readonly context: BrowserContext; readonly page: Page };
}

/** Serves the built Storybook as a static server does. */
export function serveStorybook(): Promise<LocalServer> {
  const files = sirv('storybook-static', { dev: false });
  return startLocalServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });
}

/** What a copy has in place of a piece of the built Storybook's code. */
export interface Fault {
  readonly code: RegExp;
  readonly broken: string;
}

/** Serves a copy of the built Storybook with a fault. @throws Error when no script has the code */
export async function serveBroken({ code, broken }: Fault): Promise<LocalServer> {
  const scripts = new Map<string, string>();
  for (const name of readdirSync('storybook-static/assets').filter((file) => file.endsWith('.js'))) {
    const text = readFileSync(`storybook-static/assets/${name}`, 'utf8');
    const changed = text.replace(code, broken);
    if (changed !== text) scripts.set(`/assets/${name}`, changed);
  }
  if (scripts.size === 0) throw new Error(`no script has ${String(code)}`);
  const files = sirv('storybook-static', { dev: false });
  return startLocalServer((request, response) => {
    const script = scripts.get(request.url ?? '');
    if (script === undefined) {
      files(request, response, () => {
        response.writeHead(404).end();
      });
    } else response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  });
}

/** The fake captcha service inside the page answers it: the request never leaves the machine. */
const CAPTCHA = 'https://www.google.com';

/** Storybook's own messages, and those of a captcha without its key or number (B75, B76). */
const EXPECTED = [
  /will become mandatory in Storybook/,
  new RegExp(`^(?:${MISSING_SITE_KEY}|${MISSING_WIDGET_ID})$`),
];

/**
 * A test in the built Storybook. Console errors, uncaught errors and requests to other servers fail it.
 */
export const storybookJourney = test.extend<Fixtures>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch(chromiumLaunch());
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  storybook: [
    async ({}, use) => {
      const server = await serveStorybook();
      await use(server);
      await server.close();
    },
    { scope: 'file' },
  ],
  context: async ({ browser, storybook }, use) => {
    const context = await browser.newContext({
      baseURL: storybook.url,
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      viewport: { width: 1440, height: 1000 },
    });
    const outside: string[] = [];
    context.on('response', (response) => {
      const { origin, protocol } = new URL(response.url());
      const isLocal = origin === storybook.url || !protocol.startsWith('http');
      if (!isLocal && !response.fromServiceWorker()) outside.push(response.url());
    });
    const verdict = watchPage(context, [storybook.url, CAPTCHA], EXPECTED);
    await use(context);
    await context.close();
    expect(outside, 'nothing is answered from outside').toEqual([]);
    verdict();
  },
  page: async ({ context }, use) => {
    await use(await context.newPage());
  },
});

/** The frame of a story. */
export const canvasOf = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');
