import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright';
import type { ScenarioId } from '#mocks/scenarios/index.ts';
import { TOKEN_KEY } from '#src/config/constants.ts';
import { href } from '#src/config/routes.ts';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { serve } from '../../deploy/serve.ts';
import { startBackend } from './backend.ts';
import { p95, summary } from './figures.ts';
import { measureOnDesktop } from './measure-on-desktop.ts';

const ROUNDS = Number(process.env['LIST_ROUNDS'] ?? 5);
/** Typing speed of a person who knows what they are searching for. */
const BETWEEN_KEYS_MS = 90;
const PATIENCE_MS = 60_000;
/** Wait until a list has reacted to the typing, in ms. */
const SETTLED_MS = 1_500;

/** A long list: its screen, its person, and the text to search for. */
interface LongList {
  readonly name: string;
  readonly scenario: ScenarioId;
  readonly path: string;
  /** End of the address of the call that loads it. */
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

interface Recorded {
  /** When the first row was painted. */
  rows: number;
  /** When rows that changed later were painted. */
  changed: number;
}

declare global {
  /** What the page's observers recorded, for the bench to read. */
  var rowsSeenByBench: Recorded;
}

/** Runs before the page's own scripts, after the script that records the typing: records when rows were painted. */
function recordRows(): void {
  const recorded: Recorded = { rows: 0, changed: 0 };
  globalThis.rowsSeenByBench = recorded;
  const isInTable = ({ target }: MutationRecord) =>
    document.querySelector('main table')?.contains(target) ?? false;
  new MutationObserver((records) => {
    if (document.querySelector('main tbody tr') === null) return;
    // The announcement about the list comes after the list.
    if (recorded.rows > 0 && !records.some(isInTable)) return;
    globalThis.typingSeenByBench.afterPaint(() => {
      recorded.changed = performance.now();
      if (recorded.rows === 0) recorded.rows = recorded.changed;
    });
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

interface Round {
  /** ms from the end of the reply to the paint of the first rows. */
  readonly rows: number;
  /** ms of the longest task in that time. */
  readonly task: number;
  /** ms of the longest frame while typing, including the list's reaction. */
  readonly frame: number;
  readonly keystrokes: readonly number[];
  /** ms from the last keystroke until the list's page of results is painted. */
  readonly found: number;
}

const measureRound = (browser: Browser, url: string, token: string, list: LongList): Promise<Round> =>
  measureOnDesktop(browser, { [TOKEN_KEY]: token }, async (page) => {
    await page.addInitScript(recordRows);
    await page.goto(`${url}${list.path}`);
    await page.waitForFunction(() => globalThis.rowsSeenByBench.rows > 0, null, { timeout: PATIENCE_MS });
    const [rows, task] = await page.evaluate((call) => {
      const { rowsSeenByBench: recorded, typingSeenByBench: typing } = globalThis;
      const reply = performance
        .getEntriesByType('resource')
        .findLast((entry) => new URL(entry.name).pathname === call);
      const end = reply instanceof PerformanceResourceTiming ? reply.responseEnd : 0;
      const tasks = typing.tasks.filter(({ at, ms }) => at + ms > end && at < recorded.rows);
      return [recorded.rows - end, Math.max(0, ...tasks.map(({ ms }) => ms))] as const;
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

/** Opens and searches one long list several times, each in its own browser profile. */
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

/** Times of long lists in the production build on this machine; the build must exist. */
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
