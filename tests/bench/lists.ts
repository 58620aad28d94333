import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright';
import type { ScenarioId } from '#mocks/scenarios/index.ts';
import { TOKEN_KEY } from '#src/config/constants.ts';
import { href } from '#src/config/routes.ts';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { serve } from '../../deploy/serve.ts';
import { startBackend } from './backend.ts';
import { p95, summary } from './figures.ts';
import { onDesk } from './on-desk.ts';

/** What a list of ten thousand may take, in ms: from the reply's end to the first rows, and a frame while typing. */
export const LIST_TARGETS_MS = { rows: 300, frame: 50, keystroke: 50 };

const ROUNDS = Number(process.env['LIST_ROUNDS'] ?? 5);
/** As a person types who knows what they look for. */
const BETWEEN_KEYS_MS = 90;
const PATIENCE_MS = 60_000;
/** After so long a list has answered to what was typed. */
const SETTLED_MS = 1_500;

/** A long list: where it is, whose it is, what is typed into its search. */
interface LongList {
  readonly name: string;
  readonly scenario: ScenarioId;
  readonly path: string;
  /** End of the address of the call that brings it. */
  readonly call: string;
  readonly typed: string;
}

const lists: readonly LongList[] = [
  {
    name: 'users, 10,000',
    scenario: 'administrador-10000',
    path: href('users'),
    call: '/api/list-users',
    typed: 'jimenez rios',
  },
  {
    name: 'stock, 20,000',
    scenario: 'inventario-20000',
    path: href('blindsStock'),
    call: '/api/inventory/blinds',
    typed: 'lino blanco',
  },
];

interface Noted {
  /** When the first row had been painted. */
  rows: number;
  /** When rows that changed later had been painted. */
  changed: number;
}

declare global {
  /** What the page's own observers noted, for the bench to collect. */
  var rowsSeenByBench: Noted;
}

/** Runs in the page before anything of it, after what notes how it is typed at: notes when rows were painted. */
function noteRows(): void {
  const noted: Noted = { rows: 0, changed: 0 };
  globalThis.rowsSeenByBench = noted;
  const isInTable = ({ target }: MutationRecord) =>
    document.querySelector('main table')?.contains(target) ?? false;
  new MutationObserver((records) => {
    if (document.querySelector('main tbody tr') === null) return;
    // What is said of the list comes later than the list.
    if (noted.rows > 0 && !records.some(isInTable)) return;
    globalThis.typingSeenByBench.afterPaint(() => {
      noted.changed = performance.now();
      if (noted.rows === 0) noted.rows = noted.changed;
    });
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

interface Round {
  /** ms from the end of the reply until the first rows are painted. */
  readonly rows: number;
  /** ms of the longest task from the reply on until then. */
  readonly task: number;
  /** ms of the longest frame while typing, the list's own answer included. */
  readonly frame: number;
  readonly keystrokes: readonly number[];
  /** ms from the last keystroke until the list shows all that it found on its page. */
  readonly found: number;
}

const measureRound = (browser: Browser, url: string, token: string, list: LongList): Promise<Round> =>
  onDesk(browser, { [TOKEN_KEY]: token }, async (page) => {
    await page.addInitScript(noteRows);
    await page.goto(`${url}${list.path}`);
    await page.waitForFunction(() => globalThis.rowsSeenByBench.rows > 0, null, { timeout: PATIENCE_MS });
    const [rows, task] = await page.evaluate((call) => {
      const { rowsSeenByBench: noted, typingSeenByBench: typing } = globalThis;
      const reply = performance
        .getEntriesByType('resource')
        .findLast((entry) => new URL(entry.name).pathname === call);
      const end = reply instanceof PerformanceResourceTiming ? reply.responseEnd : 0;
      const tasks = typing.tasks.filter(({ at, ms }) => at + ms > end && at < noted.rows);
      return [noted.rows - end, Math.max(0, ...tasks.map(({ ms }) => ms))] as const;
    }, list.call);
    await page.locator('main input[type="search"]').click();
    await page.evaluate(() => {
      globalThis.typingSeenByBench.keystrokes = [];
      globalThis.typingSeenByBench.watching = true;
    });
    await page.keyboard.type(list.typed, { delay: BETWEEN_KEYS_MS });
    await pause(SETTLED_MS);
    const { frames, keystrokes, lastKey } = await page.evaluate(() => globalThis.typingSeenByBench);
    const changed = await page.evaluate(() => globalThis.rowsSeenByBench.changed);
    return {
      rows,
      task,
      frame: Math.max(...frames),
      keystrokes,
      found: Math.max(0, changed - lastKey),
    };
  });

/** One long list, opened and searched several times, each in a browser profile of its own. */
async function measureList(browser: Browser, list: LongList) {
  const backend = await startBackend(list.scenario);
  const site = await serve('dist', 0, { apiHost: backend.url });
  try {
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await measureRound(browser, site.url, backend.token, list));
    }
    return {
      list: list.name,
      runs: rounds.length,
      'reply to rows ms': summary(rounds.map(({ rows }) => rows)),
      'longest task of it ms': summary(rounds.map(({ task }) => task)),
      'longest frame while typing ms': summary(rounds.map(({ frame }) => frame)),
      'key to paint p95 ms': p95(rounds.flatMap(({ keystrokes }) => keystrokes)).toFixed(0),
      'last key to rows ms': summary(rounds.map(({ found }) => found)),
    };
  } finally {
    await site.close();
    backend.close();
  }
}

/** How long lists do in the production build, on this machine as it is; the build must be there. */
export async function measureLists() {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const rows = [];
    for (const list of lists) rows.push(await measureList(browser, list));
    return rows;
  } finally {
    await browser.close();
  }
}
