import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import * as z from 'zod/mini';
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

/** A long list: its screen, its person, and what is done with it. */
interface LongList {
  readonly name: string;
  readonly scenario: ScenarioId;
  readonly path: string;
  /** End of the address of the call that loads it. */
  readonly call: string;
  /** Its reply. @default the fake backend's */
  readonly reply?: () => unknown;
  /** How many rows the fake backend's reply is repeated to have, each with its own id. @default as many as it has */
  readonly repeatedTo?: number;
  /** Selectors of its element and of its rows. */
  readonly list: string;
  readonly row: string;
  /** Selector of what is pressed to show it. @default it is shown at once */
  readonly opener?: string;
  /** The text to search for, and the selector of the field. @default it has no search */
  readonly search?: { readonly field: string; readonly typed: string };
}

const Reply = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

const many = (count: number, make: (id: number) => unknown) =>
  Array.from({ length: count }, (_, id) => make(id));

const table = { list: 'main table', row: 'main tbody tr' } as const;
const tableSearch = 'main input[type="search"]';

const lists: readonly LongList[] = [
  {
    name: 'users, 10,000',
    scenario: 'administrador-10000',
    path: href('users'),
    call: '/api/list-users',
    ...table,
    search: { field: tableSearch, typed: 'jimenez rios' },
  },
  {
    name: 'quotes, 10,000',
    scenario: 'distribuidor-40-clientes',
    path: href('quotes'),
    call: '/api/quotes',
    repeatedTo: 10_000,
    ...table,
    search: { field: tableSearch, typed: 'casa munoz' },
  },
  {
    name: 'what waits, of 5,000 quotes',
    scenario: 'lunes-por-la-manana',
    path: href('panel'),
    call: '/api/quotes',
    repeatedTo: 5_000,
    list: 'section[data-place="main"]',
    row: 'section[data-place="main"] li',
  },
  {
    name: 'stock, 20,000',
    scenario: 'inventario-20000',
    path: href('blindsStock'),
    call: '/api/inventory/blinds',
    ...table,
    search: { field: tableSearch, typed: 'lino blanco' },
  },
  {
    name: 'files, 30,000',
    scenario: 'distribuidor',
    path: href('priceList'),
    call: '/api/files/list-price',
    reply: () =>
      many(30_000, (id) => ({
        name: `Lista de precios ${String(id)}`,
        url: `/storage/files/${String(id)}.pdf`,
        version: '2026.2',
        updated_at: '2026-08-03T15:00:00.000Z',
      })),
    list: 'main section:has(article)',
    row: 'main article',
  },
  {
    name: 'roles, 30,000',
    scenario: 'administrador',
    path: `${href('users')}?usuario=2`,
    call: '/api/roles',
    reply: () => many(30_000, (id) => ({ id, name: `rol número ${String(id)}` })),
    list: '[role="listbox"]:has([role="option"]:nth-of-type(50))',
    // No other select of the screen has as many.
    row: '[role="option"]:nth-of-type(50)',
    opener: 'role=dialog >> role=combobox[name="Rol"]',
    search: { field: 'role=dialog >> role=combobox[name="Rol"]', typed: 'numero 2999' },
  },
];

interface Recorded {
  /** When the first row was painted. */
  rows: number;
  /** When rows that changed later were painted. */
  changed: number;
  /** When the mouse was last pressed. */
  pressed: number;
}

declare global {
  /** What the page's observers recorded, for the bench to read. */
  var rowsSeenByBench: Recorded;
}

/** Runs before the page's own scripts, after the script that records the typing: records when rows were painted. */
function recordRows({ list, row }: Pick<LongList, 'list' | 'row'>): void {
  const recorded: Recorded = { rows: 0, changed: 0, pressed: 0 };
  globalThis.rowsSeenByBench = recorded;
  addEventListener('pointerdown', ({ timeStamp }) => (recorded.pressed = timeStamp), { capture: true });
  const isInList = ({ target }: MutationRecord) => document.querySelector(list)?.contains(target) ?? false;
  new MutationObserver((records) => {
    if (document.querySelector(row) === null) return;
    // The announcement about the list comes after the list.
    if (recorded.rows > 0 && !records.some(isInList)) return;
    globalThis.typingSeenByBench.afterPaint(() => {
      recorded.changed = performance.now();
      if (recorded.rows === 0) recorded.rows = recorded.changed;
    });
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

interface Round {
  /** ms from the end of the reply, or from the press that shows the list, to the paint of the first rows. */
  readonly rows: number;
  /** ms of the longest task from the end of the reply to that paint. */
  readonly task: number;
  /** ms of the longest frame while typing, including the list's reaction. */
  readonly frame: number | null;
  readonly keystrokes: readonly number[];
  /** ms from the last keystroke until the list's page of results is painted. */
  readonly found: number | null;
}

/** The rows of a reply, again and again. */
function repeated(reply: unknown, count: number): unknown {
  const { data: rows } = z.parse(Reply, reply);
  const data = many(count, (at) => {
    const row = rows[at % rows.length];
    return { ...row, id: `${String(row?.['id'])}-${String(at)}` };
  });
  return { data };
}

const measureRound = (browser: Browser, url: string, token: string, list: LongList): Promise<Round> =>
  measureOnDesktop(browser, { [TOKEN_KEY]: token }, async (page) => {
    const { call, reply, repeatedTo, row, opener } = list;
    await page.addInitScript(recordRows, { list: list.list, row });
    if (reply !== undefined) {
      const json = reply();
      await page.route(`**${call}`, (route) =>
        route.fulfill({ json, headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
    }
    if (repeatedTo !== undefined) {
      await page.route(`**${call}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: repeated(await response.json(), repeatedTo) });
      });
    }
    await page.goto(`${url}${list.path}`);
    if (opener !== undefined) await page.locator(opener).click({ timeout: PATIENCE_MS });
    await page.waitForFunction(() => globalThis.rowsSeenByBench.rows > 0, null, { timeout: PATIENCE_MS });
    const [rows, task] = await page.evaluate((address) => {
      const { rowsSeenByBench: recorded, typingSeenByBench: typing } = globalThis;
      const answer = performance
        .getEntriesByType('resource')
        .findLast((entry) => new URL(entry.name).pathname === address);
      const end = answer instanceof PerformanceResourceTiming ? answer.responseEnd : 0;
      const tasks = typing.tasks.filter(({ at, ms }) => at + ms > end && at < recorded.rows);
      return [
        recorded.rows - Math.max(end, recorded.pressed),
        Math.max(0, ...tasks.map(({ ms }) => ms)),
      ] as const;
    }, call);
    return { rows, task, ...(await measureSearch(page, list)) };
  });

/** Types into the search of a list that has one. */
async function measureSearch(
  page: Page,
  { search }: LongList,
): Promise<Pick<Round, 'frame' | 'keystrokes' | 'found'>> {
  if (search === undefined) return { frame: null, keystrokes: [], found: null };
  await page.locator(search.field).click();
  await page.evaluate(() => {
    globalThis.typingSeenByBench.keystrokes = [];
    globalThis.typingSeenByBench.watching = true;
  });
  await page.keyboard.type(search.typed, { delay: BETWEEN_KEYS_MS });
  await pause(SETTLED_MS);
  const { frames, keystrokes, lastKey } = await page.evaluate(() => globalThis.typingSeenByBench);
  const changed = await page.evaluate(() => globalThis.rowsSeenByBench.changed);
  return { frame: Math.max(...frames), keystrokes, found: Math.max(0, changed - lastKey) };
}

/** The summary of what was measured; '' when nothing was. */
function summaryOf(values: readonly (number | null)[]): string {
  const measured = values.filter((value) => value !== null);
  return measured.length === 0 ? '' : summary(measured);
}

/** Opens one long list, and searches it, several times, each in its own browser profile. */
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
      'longest frame while typing ms': summaryOf(rounds.map(({ frame }) => frame)),
      'key to paint p95 ms': list.search
        ? p95(rounds.flatMap(({ keystrokes }) => keystrokes)).toFixed(0)
        : '',
      'last key to rows ms': summaryOf(rounds.map(({ found }) => found)),
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
