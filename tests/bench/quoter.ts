import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import * as z from 'zod/mini';
import { seededRandom } from '#mocks/seeds/random.ts';
import { makeUpWindows } from '#mocks/seeds/windows.ts';
import { Draft, EMPTY_DRAFT } from '#src/api/draft.ts';
import { DRAFTS } from '#src/api/stored/names.ts';
import { TOKEN_KEY } from '#src/config/constants.ts';
import { href } from '#src/config/routes.ts';
import { quotable } from '#src/content/quotable.ts';
import { draftWindowOf } from '#src/features/draft-windows/saved-draft.ts';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { serve } from '../../deploy/serve.ts';
import { startBackend } from './backend.ts';
import { median, p95, summary } from './figures.ts';
import { measureOnDesktop } from './measure-on-desktop.ts';

/** Time limit from a keystroke to its paint, in ms, in a quote of 500 windows. */
export const QUOTER_TARGET_MS = 50;

const ROUNDS = Number(process.env['QUOTER_ROUNDS'] ?? 3);
const HOW_MANY = 500;
/** Typing speed of a person who reads numbers off a tape measure. */
const BETWEEN_KEYS_MS = 150;
/** Wait until the draft is stored and the total is updated, in ms. */
const SETTLED_MS = 1_000;
const CPU_SLOWDOWNS = [1, 4];

/** A draft of 500 windows, as a distributor enters it. */
function longDraft(): { readonly text: string; readonly middle: string } {
  const windows = makeUpWindows(HOW_MANY, seededRandom(HOW_MANY)).map((window) =>
    draftWindowOf(window, quotable, 'cm'),
  );
  return {
    text: JSON.stringify({ version: 2, items: [z.parse(Draft, { ...EMPTY_DRAFT, windows })] }),
    middle: windows[HOW_MANY / 2]?.name ?? '',
  };
}

/** A place to type in. */
interface Place {
  readonly name: string;
  readonly label: string;
  readonly typed: readonly string[];
}

/** One window's form, with all windows in the strip; some sizes on the way do not fit. */
const atWindow: readonly Place[] = [
  { name: 'width', label: 'Ancho', typed: ['152.5', '98', '231.4', '640', '120'] },
  { name: 'window name', label: 'Nombre de la ventana', typed: ['Sala de juntas'] },
];
/** Below the rows of all windows. */
const inReview: readonly Place[] = [
  { name: 'title', label: 'Título', typed: ['Torre Constitución'] },
  { name: 'margin', label: 'Margen sobre el precio al cliente', typed: ['17.5', '25'] },
];

/** Records of the typing, in ms. */
interface Typed {
  readonly keystrokes: readonly number[];
  readonly tasks: readonly number[];
}

async function typeInto(page: Page, { label, typed }: Place): Promise<Typed> {
  const field = page.getByLabel(label, { exact: true });
  await field.click();
  await pause(SETTLED_MS);
  await page.evaluate(() => {
    globalThis.typingSeenByBench.keystrokes = [];
    globalThis.typingSeenByBench.tasks = [];
  });
  for (const text of typed) {
    await field.selectText();
    await page.keyboard.type(text, { delay: BETWEEN_KEYS_MS });
  }
  await pause(SETTLED_MS);
  return page.evaluate(() => {
    const { keystrokes, tasks } = globalThis.typingSeenByBench;
    return { keystrokes, tasks: tasks.map(({ ms }) => ms) };
  });
}

interface Stage {
  readonly url: string;
  readonly token: string;
  readonly draft: ReturnType<typeof longDraft>;
  readonly slowdown: number;
}

/** Opens the quoter with its stored draft, and types at each place. */
const measureRound = (browser: Browser, { url, token, draft, slowdown }: Stage) =>
  measureOnDesktop(browser, { [TOKEN_KEY]: token, [DRAFTS]: draft.text }, async (page) => {
    await page.goto(`${url}${href('quoter')}`);
    await page.getByLabel('Margen sobre el precio al cliente').waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const places: [string, Typed][] = [];
    for (const place of inReview) places.push([place.name, await typeInto(page, place)]);
    await page.getByRole('button', { name: `Cambiar ${draft.middle}`, exact: true }).click();
    for (const place of atWindow) places.push([place.name, await typeInto(page, place)]);
    return places;
  });

/** Times of the quoter with the largest realistic quote, on this machine; the production build must exist. */
export async function measureQuoter() {
  const browser = await chromium.launch(chromiumLaunch());
  const backend = await startBackend('distribuidor');
  const site = await serve('dist', 0, { apiHost: backend.url });
  const draft = longDraft();
  try {
    const rows = [];
    for (const slowdown of CPU_SLOWDOWNS) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push(
          ...(await measureRound(browser, { url: site.url, token: backend.token, draft, slowdown })),
        );
      }
      for (const { name } of [...atWindow, ...inReview]) {
        const typed = rounds.filter(([place]) => place === name).map(([, recorded]) => recorded);
        const keystrokes = typed.flatMap((one) => one.keystrokes);
        rows.push({
          'typed into': name,
          CPU: slowdown === 1 ? 'as it is' : `${String(slowdown)}× slower`,
          keys: keystrokes.length,
          'key to paint ms': summary(keystrokes),
          'p95 ms': p95(keystrokes).toFixed(0),
          'longest task ms': median(typed.map(({ tasks }) => Math.max(0, ...tasks))).toFixed(0),
        });
      }
    }
    return rows;
  } finally {
    await browser.close();
    await site.close();
    backend.close();
  }
}
