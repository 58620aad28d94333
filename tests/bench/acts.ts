import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { TOKEN_KEY } from '#src/config/constants.ts';
import { href } from '#src/config/routes.ts';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { serve } from '../../deploy/serve.ts';
import { startBackend } from './backend.ts';
import { summary } from './figures.ts';
import { CPU_SLOWDOWN } from './measure-load.ts';

/** From an act to the paint that follows it, in ms, with a CPU four times slower. */
export const ACT_TARGET_MS = 100;

/** How long a page has been open before the act, and how long the act may take to be noted, in ms. */
const QUIET_MS = 2_000;
const BETWEEN_KEYS_MS = 150;

/** What somebody does on a page. */
interface Act {
  readonly name: string;
  readonly path: string;
  /** @default false: a visitor */
  readonly isDistributor?: boolean;
  /** What is done before, and does not count. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
}

const type = (page: Page, text: string) => page.keyboard.type(text, { delay: BETWEEN_KEYS_MS });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const panel = { isDistributor: true } as const;

/** What people do most, on the page where they do it. */
const acts: readonly Act[] = [
  {
    name: 'opens the search',
    path: href('home'),
    act: (page) => button(page, 'Buscar').click(),
  },
  {
    name: 'filters a catalog',
    path: href('catalog', { product: 'persianas', tipo: 'enrollables' }),
    act: (page) => page.getByRole('main').getByRole('checkbox').first().click(),
  },
  {
    name: 'looks at another colour',
    path: href('blindDetails', { variant: 'screen-5' }),
    // The page gets its scripts when the pointer moves; before, the browser would follow the link by itself.
    before: async (page) => {
      await page.getByRole('heading', { level: 1 }).hover();
      await page.mouse.move(0, 0);
    },
    act: (page) => page.getByRole('main').getByRole('link', { name: 'Verde Olivo', exact: true }).click(),
  },
  {
    name: 'types a measure',
    path: href('quoter'),
    before: async (page) => {
      await button(page, 'Persiana enrollable').click();
      await page.getByRole('textbox', { name: 'Ancho' }).click();
    },
    act: (page) => type(page, '180'),
  },
  {
    name: 'goes on to the next step',
    path: href('quoter'),
    before: async (page) => {
      await button(page, 'Persiana enrollable').click();
      await page.getByRole('textbox', { name: 'Ancho' }).fill('180');
      await page.getByRole('textbox', { name: 'Alto' }).fill('220');
    },
    act: (page) => button(page, 'Siguiente: tela y color').click(),
  },
  {
    name: 'types an e-mail at the login',
    path: href('login'),
    before: (page) => page.getByRole('textbox', { name: 'Correo electrónico' }).click(),
    act: (page) => type(page, 'ana@correo.mx'),
  },
  {
    name: 'opens the account menu',
    path: href('panel'),
    ...panel,
    act: (page) => button(page, /^Mi cuenta/).click(),
  },
  {
    name: 'searches the quotes',
    path: href('quotes'),
    ...panel,
    before: (page) => page.getByRole('searchbox').click(),
    act: (page) => type(page, 'casa'),
  },
  {
    name: 'sorts the orders',
    path: href('orders'),
    ...panel,
    act: (page) => page.getByRole('columnheader').getByRole('button').first().click(),
  },
  {
    name: 'opens the palette',
    path: href('panel'),
    ...panel,
    act: (page) => button(page, /^Buscar o ir a/).click(),
  },
  {
    name: 'adds windows to the cart',
    path: href('quoter'),
    ...panel,
    before: async (page) => {
      await button(page, 'Persiana enrollable').click();
      await page.getByRole('textbox', { name: 'Ancho' }).fill('180');
      await page.getByRole('textbox', { name: 'Alto' }).fill('220');
      await button(page, /Revisión/).click();
    },
    act: (page) => button(page, 'Al carrito').click(),
  },
  {
    name: 'opens a quote',
    path: href('quotes'),
    ...panel,
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /^C-\d+/ })
        .first()
        .click(),
  },
  {
    name: 'reviews an order',
    path: href('cart'),
    ...panel,
    act: (page) => button(page, 'Revisar y pedir').click(),
  },
];

declare global {
  /** ms from each interaction to the paint after it, by the browser's number of the interaction. */
  var interactionsSeenByBench: Map<number, number>;
}

/** Runs before the page's own scripts: records interactions as the browser reports them. */
function recordInteractions(): void {
  // The shortest that browsers report, in ms; the type of the options does not have it yet.
  const shortest = { type: 'event', durationThreshold: 16 };
  const seen = new Map<number, number>();
  globalThis.interactionsSeenByBench = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      seen.set(entry.interactionId, Math.max(seen.get(entry.interactionId) ?? 0, entry.duration));
    }
  }).observe(shortest);
}

/**
 * Times of the ten commonest acts in the production build, each on a page that has just been opened; the build must
 * exist. The worst interaction of an act counts; the browser measures in steps of 8 ms.
 */
export async function measureActs(rounds: number) {
  const browser = await chromium.launch(chromiumLaunch());
  const backend = await startBackend('distribuidor');
  const site = await serve('dist', 0, { apiHost: backend.url });
  const measure = async ({ path, isDistributor = false, before: prepare, act }: Act): Promise<number> => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'es-MX',
      serviceWorkers: 'block',
    });
    await context.addInitScript(recordInteractions);
    if (isDistributor)
      await context.addInitScript(([key, token]) => localStorage.setItem(key, token), [
        TOKEN_KEY,
        backend.token,
      ] as const);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    await pause(QUIET_MS);
    const loadedAt = () => page.evaluate(() => performance.timeOrigin);
    const before = await loadedAt();
    await page.evaluate(() => globalThis.interactionsSeenByBench.clear());
    await act(page);
    await pause(QUIET_MS);
    // A page that is loaded anew forgets what it measured.
    if ((await loadedAt()) !== before) throw new Error('The act loads another page.');
    const times = await page.evaluate(() => [...globalThis.interactionsSeenByBench.values()]);
    await context.close();
    return Math.max(0, ...times);
  };
  try {
    const rows = acts.map((act) => ({ act, times: Array.of<number>() }));
    // By turns, so that a slow moment of the machine affects all of them.
    for (let round = 0; round < rounds; round += 1) {
      for (const { act, times } of rows) times.push(await measure(act));
    }
    return rows.map(({ act, times }) => ({ act: act.name, 'to the next paint, ms': summary(times) }));
  } finally {
    await browser.close();
    await site.close();
    backend.close();
  }
}
