import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { href } from '#src/config/routes.ts';
import { summary } from './figures.ts';
import { CPU_SLOWDOWN, PHONE, SLOW_4G } from './measure-load.ts';
import { openStage, type Stage } from './pages.ts';

/** From the click to the next page's heading, in ms: on slow 4G, on this machine's CPU. */
export const NEXT_PAGE_TARGET_MS = 200;

/** How long the first page has been open, in ms. */
const OPEN_MS = 3_000;

const catalog = href('catalog', { product: 'persianas', tipo: 'enrollables' });

declare global {
  /** Set once the next heading is shown. */
  var nextPageMs: number | undefined;
}

const walks = [
  { name: 'home → product', from: href('home'), to: href('blinds') },
  { name: 'home → detail', from: href('home'), to: '/detalles/' },
  { name: 'catalog → detail', from: catalog, to: '/detalles/' },
] as const;

/**
 * Runs before the page's own scripts: keeps the moments of the click and of the first frame with another heading, also
 * when the click reloads the page.
 */
function watchHeading(): void {
  const key = 'bench-next-page';
  const begun: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  const look = (before: string, clickedAt: number) => {
    const heading = document.querySelector('h1')?.textContent ?? before;
    if (heading === before) requestAnimationFrame(() => look(before, clickedAt));
    else globalThis.nextPageMs = Date.now() - clickedAt;
  };
  if (Array.isArray(begun)) look(String(begun[0]), Number(begun[1]));
  addEventListener(
    'click',
    () => {
      const before = document.querySelector('h1')?.textContent ?? '';
      const clickedAt = Date.now();
      sessionStorage.setItem(key, JSON.stringify([before, clickedAt]));
      look(before, clickedAt);
    },
    { capture: true },
  );
}

/**
 * Scrolls to the first link in the content to an address that begins so, and taps it when the page has been open for
 * 3 s. @returns ms until the next heading is shown
 */
async function untilHeading(page: Page, to: string): Promise<number> {
  const link = page.locator(`main a[href^="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await pause(OPEN_MS);
  await link.tap();
  const shown = await page.waitForFunction(() => globalThis.nextPageMs, undefined, { polling: 100 });
  return Number(await shown.jsonValue());
}

/** Goes from a page that has been open for 3 s to the next one. @returns ms until its heading is shown */
async function takeWalk(stage: Stage, { from, to }: (typeof walks)[number], rate: number): Promise<number> {
  const context = await stage.browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(watchHeading);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(stage.origin + from, { waitUntil: 'load' });
  const ms = await untilHeading(page, to);
  await context.close();
  return ms;
}

/** Takes every walk, on this machine's CPU and on one that is four times slower. */
export async function measureNextPage(rounds: number) {
  const stage = await openStage({ protocol: 'http2' });
  const rows = [];
  for (const walk of walks) {
    const own: number[] = [];
    const slow: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      own.push(await takeWalk(stage, walk, 1));
      slow.push(await takeWalk(stage, walk, CPU_SLOWDOWN));
    }
    rows.push({ walk: walk.name, ms: summary(own), 'ms, CPU 4× slower': summary(slow) });
  }
  await stage.close();
  return rows;
}
