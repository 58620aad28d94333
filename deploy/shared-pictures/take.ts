import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { PICTURE } from '#src/app/head/page-picture.ts';
import { catalog } from '#src/content/catalog.ts';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { PICTURES } from './folder.ts';

/*
 * Takes the pictures of shared links that are missing, or again those of the variants that are named: the product as the app itself shows
 * it, photographed in Chromium. They are committed, so that the build needs no browser.
 */

const ROOT = join(import.meta.dirname, '../..');

/** px: how much of a picture's top is left out, so that the product is in the middle. */
const CUT_ABOVE = { room: 18, awning: 0 } as const;

/** The first is tried first; worse ones only where the file would be too large. */
const QUALITIES = [84, 76, 66, 56];
const MOST_BYTES = 80_000;

/** Width and height of the stage, px: a room's picture is 1.6 times as wide as high, an awning's 4 : 3. */
const VIEWPORT = { width: PICTURE.width, height: 700 };

async function take(page: Page, base: string, slug: string): Promise<void> {
  await page.goto(`${base}deploy/shared-pictures/stage.html?variante=${slug}`);
  const shown = page.locator(`[data-shown="${slug}"]`);
  const canvas = shown.locator('canvas');
  await shown.waitFor();
  const isRoom = (await shown.locator('figure').count()) > 0;
  if (isRoom) await canvas.first().waitFor();
  // Two frames: one to paint, one to show.
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.waitForLoadState('networkidle');
  const box = await (isRoom ? canvas.first() : shown).boundingBox();
  if (box === null) throw new Error(`${slug}: nothing is shown`);
  const clip = { ...PICTURE, x: box.x, y: box.y + CUT_ABOVE[isRoom ? 'room' : 'awning'] };
  const path = join(PICTURES, `${slug}.jpg`);
  for (const quality of QUALITIES) {
    await page.screenshot({ path, type: 'jpeg', quality, clip });
    if (statSync(path).size <= MOST_BYTES) break;
  }
  console.log(slug);
}

const named = process.argv.slice(2);
const slugs = catalog.variants.map(({ slug }) => slug);
const missing = slugs.filter((slug) => !existsSync(join(PICTURES, `${slug}.jpg`)));
mkdirSync(PICTURES, { recursive: true });
const server = await createServer({ root: ROOT, logLevel: 'warn', server: { port: 0 } });
await server.listen();
const browser = await chromium.launch(chromiumLaunch());
try {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const base = server.resolvedUrls?.local[0] ?? '';
  for (const slug of named.length > 0 ? named : missing) await take(page, base, slug);
} finally {
  await browser.close();
  await server.close();
}
