import { setTimeout as pause } from 'node:timers/promises';
import { summary } from './figures.ts';
import { blockingOf, CPU_SLOWDOWN, observe, PHONE, saveData } from './measure-load.ts';
import { openStage, type BenchPage, type Stage } from './pages.ts';
import { slowLine, type Received } from './slow-line.ts';
import { visitTargets } from './targets.ts';

/** How long somebody stays on the page, and when they scroll on, in ms from the navigation. */
const STAY_MS = 30_000;
const SCROLLS_AT_MS = [4_000, 9_000, 15_000];
/** How far a thumb moves the page, in px. */
const SCROLL_PX = 500;

interface Visit {
  /** Milliseconds of long tasks of the page beyond 50 ms each. */
  readonly blocking: number;
  readonly received: readonly Received[];
}

/**
 * Opens a page for the first time, reads it and stays for half a minute.
 * @param isAlone whether nothing is kept nor fetched ahead: the worker is blocked, and the browser saves data
 */
async function visit(
  { browser }: Stage,
  { url }: BenchPage,
  received: readonly Received[],
  isAlone: boolean,
): Promise<Visit> {
  const before = received.length;
  const context = await browser.newContext({ ...PHONE, serviceWorkers: isAlone ? 'block' : 'allow' });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    if (isAlone) await page.addInitScript(saveData);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const begun = performance.now();
    const until = (ms: number) => pause(begun + ms - performance.now());
    await page.goto(url, { waitUntil: 'load' });
    for (const at of SCROLLS_AT_MS) {
      await until(at);
      await devtools.send('Input.synthesizeScrollGesture', {
        x: PHONE.viewport.width / 2,
        y: PHONE.viewport.height / 2,
        yDistance: -SCROLL_PX,
        gestureSourceType: 'touch',
      });
    }
    await until(STAY_MS);
    const tasks = await page.evaluate(() => globalThis.seenByBench.tasks);
    return { blocking: blockingOf(tasks), received: received.slice(before) };
  } finally {
    await context.close();
  }
}

/** First visits as people make them, each beside one without worker and fetching ahead, by turns. */
export async function measureVisits(rounds: number) {
  const line = slowLine();
  const stage = await openStage({ line });
  const pages = stage.pages.filter(({ name }) => Object.hasOwn(visitTargets, name));
  const visits = pages.map((page) => ({ page, own: new Array<Visit>(), alone: new Array<Visit>() }));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { page, own, alone } of visits) {
        own.push(await visit(stage, page, line.received, false));
        alone.push(await visit(stage, page, line.received, true));
      }
    }
  } finally {
    await stage.close();
  }
  const count = (runs: readonly Visit[], of = (_request: Received) => true) =>
    summary(runs.map(({ received }) => received.filter(of).length));
  const kilobytes = (runs: readonly Visit[]) =>
    summary(runs.map(({ received }) => received.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000));
  return visits.map(({ page: { name }, own, alone }) => ({
    page: name,
    requests: count(own),
    'of the worker': count(own, ({ isOfWorker }) => isOfWorker),
    KB: kilobytes(own),
    'blocking ms': summary(own.map(({ blocking }) => blocking)),
    'alone: requests': count(alone),
    'alone: KB': kilobytes(alone),
    'alone: blocking ms': summary(alone.map(({ blocking }) => blocking)),
    target: JSON.stringify(visitTargets[name]),
  }));
}
