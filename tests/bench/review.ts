import { chromium, type Browser } from 'playwright';
import { href } from '#src/config/routes.ts';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { serve } from '../../deploy/serve.ts';
import { startBackend } from './backend.ts';
import { median, p95, summary } from './figures.ts';
import { measureOnDesktop } from './measure-on-desktop.ts';

const ROUNDS = Number(process.env['REVIEW_ROUNDS'] ?? 3);
const HOW_MANY = 2_000;
/** One row of so many has a colour that nobody knows, each another. */
const DOUBT_EVERY = 20;
const BETWEEN_KEYS_MS = 150;
const PATIENCE_MS = 60_000;
const CPU_SLOWDOWNS = [1, 4];

/** A list as it is copied from a spreadsheet. */
const pastedList = (): string =>
  [
    'Ubicación\tTela\tColor\tAncho\tAlto\tCantidad\tMontaje\tLado\tMando\tNotas',
    ...Array.from({ length: HOW_MANY }, (_, at) =>
      [
        ...[`Cuarto ${String(at + 1)}`, 'Blackout Lino'],
        at % DOUBT_EVERY === 0 ? `Arenoso ${String(at)}` : 'Arena',
        ...[String(80 + (at % 120)), String(110 + (at % 90)), String(1 + (at % 3))],
        ...['dentro', at % 2 === 0 ? 'izq.' : 'der.', 'cadena', 'con cuidado'],
      ].join('\t'),
    ),
  ].join('\n');

interface Round {
  /** From the press that reads the rows to the paint of their table, ms. */
  readonly read: number;
  readonly keystrokes: readonly number[];
  /** From the key that ends a mend to the paint with it, ms. */
  readonly mends: readonly number[];
  readonly longestTask: number;
}

/** Pastes the list, reads its rows, and mends three of them. */
const measureRound = (browser: Browser, url: string, slowdown: number): Promise<Round> =>
  measureOnDesktop(browser, {}, async (page) => {
    await page.goto(`${url}${href('quoter')}?hoja=lista`);
    await page.getByRole('textbox', { name: 'Renglones, con sus encabezados' }).fill(pastedList());
    await page.getByRole('button', { name: 'Revisar lo pegado' }).click();
    const go = page.getByRole('button', { name: 'Revisar 2,000 renglones' });
    await go.waitFor({ timeout: PATIENCE_MS });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const read = await go.evaluate(
      (button) =>
        new Promise<number>((done) => {
          const began = performance.now();
          const observer = new MutationObserver(() => {
            if (document.querySelector('main table tbody tr') === null) return;
            observer.disconnect();
            globalThis.typingSeenByBench.afterPaint(() => {
              done(performance.now() - began);
            });
          });
          observer.observe(document, { childList: true, subtree: true });
          if (button instanceof HTMLElement) button.click();
        }),
    );
    const keystrokes: number[] = [];
    const mends: number[] = [];
    await page.evaluate(() => (globalThis.typingSeenByBench.tasks = []));
    for (let mended = 0; mended < 3; mended += 1) {
      const field = page.getByRole('textbox', { name: /^Color, renglón / }).first();
      await field.selectText();
      await page.evaluate(() => (globalThis.typingSeenByBench.keystrokes = []));
      await page.keyboard.type('Arena', { delay: BETWEEN_KEYS_MS });
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => globalThis.typingSeenByBench.keystrokes.length === 6);
      const times = await page.evaluate(() => globalThis.typingSeenByBench.keystrokes);
      keystrokes.push(...times.slice(0, -1));
      mends.push(...times.slice(-1));
    }
    const tasks = await page.evaluate(() => globalThis.typingSeenByBench.tasks.map(({ ms }) => ms));
    return { read, keystrokes, mends, longestTask: Math.max(0, ...tasks) };
  });

/** Times of the review of a long list in the production build on this machine; the build must exist. */
export async function measureReview() {
  const browser = await chromium.launch(chromiumLaunch());
  const backend = await startBackend('distribuidor');
  const site = await serve('dist', 0, { apiHost: backend.url });
  try {
    const rows = [];
    for (const slowdown of CPU_SLOWDOWNS) {
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push(await measureRound(browser, site.url, slowdown));
      }
      const keystrokes = rounds.flatMap((round) => round.keystrokes);
      rows.push({
        CPU: slowdown === 1 ? 'as it is' : `${String(slowdown)}× slower`,
        'read ms': summary(rounds.map(({ read }) => read)),
        keys: keystrokes.length,
        'key to paint ms': summary(keystrokes),
        'p95 ms': p95(keystrokes).toFixed(0),
        'mend to paint ms': summary(rounds.flatMap(({ mends }) => mends)),
        'longest task ms': median(rounds.map(({ longestTask }) => longestTask)).toFixed(0),
      });
    }
    return rows;
  } finally {
    await browser.close();
    await site.close();
    backend.close();
  }
}
