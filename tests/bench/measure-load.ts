import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';

/**
 * Compressed content of a load in bytes, by type. Headers do not count: the host's protocol decides whether they are
 * compressed.
 */
export interface WireBytes {
  readonly html: number;
  readonly js: number;
  readonly css: number;
  readonly font: number;
  readonly image: number;
  readonly other: number;
  readonly total: number;
}

/** One cold load of a page. Times in ms from navigation. */
export interface Load {
  readonly lcp: number;
  readonly fcp: number;
  /** Sum of every long task's time beyond 50 ms, from navigation on. */
  readonly blocking: number;
  readonly longestTask: number;
  readonly cls: number;
  readonly bytes: WireBytes;
  /** Of the page itself and of all that it loads, its calls of the API included. */
  readonly requests: number;
  /** Whether anything failed to load, which makes the measurement invalid. */
  readonly failed: readonly string[];
}

interface LoadOptions {
  /** Slow 4G and a CPU four times slower; false uses the machine as it is. */
  readonly throttled: boolean;
  /** Local storage of the page's origin before the load. */
  readonly storage?: Readonly<Record<string, string>>;
}

/** How long the network must be quiet before a load counts as finished, in ms: longer on a slow line. */
const QUIET_MS = { slow: 1_000, fast: 400 };
const POLL_MS = 50;
const LONG_TASK_MS = 50;
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
export const CPU_SLOWDOWN = 4;

/** A phone whose browser keeps nothing of the site. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'es-MX',
  serviceWorkers: 'block',
} as const;

const KINDS: readonly (readonly [RegExp, Exclude<keyof WireBytes, 'total'>])[] = [
  [/\.js$/, 'js'],
  [/\.css$/, 'css'],
  [/\.woff2?$/, 'font'],
  [/\.(?:svg|png|avif|webp|jpg)$/, 'image'],
];

declare global {
  /** What the page's observers recorded, for the bench to read. */
  var seenByBench: { lcp: number; fcp: number; cls: number; tasks: number[] };
}

/** Milliseconds of long tasks beyond 50 ms each. */
export const blockingOf = (tasks: readonly number[]): number =>
  tasks.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0);

/** Runs before the page's own scripts: records the browser's load entries. */
export function observe(): void {
  const seen: typeof globalThis.seenByBench = { lcp: 0, fcp: 0, cls: 0, tasks: [] };
  globalThis.seenByBench = seen;
  const on = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value ?? 0;
  });
  on('longtask', (entry) => seen.tasks.push(entry.duration));
}

/** Runs before the page's own scripts: what is fetched for the next page is not a part of this one. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Loads a page once in its own context, with an empty cache, as for a person who saves data. */
export async function measureLoad(browser: Browser, url: string, options: LoadOptions): Promise<Load> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.addInitScript(saveData);
    await page.addInitScript((storage) => {
      for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
    }, options.storage ?? {});
    const devtools = await context.newCDPSession(page);
    const network = await watchNetwork(devtools);
    if (options.throttled) {
      await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    }
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await network.quiet(options.throttled ? QUIET_MS.slow : QUIET_MS.fast);
    const { lcp, fcp, cls, tasks } = await page.evaluate(() => globalThis.seenByBench);
    const entries = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
        (entry) => ({
          path: new URL(entry.name).pathname,
          isPage: entry.entryType === 'navigation',
          bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
        }),
      ),
    );
    return {
      lcp,
      fcp,
      cls,
      blocking: blockingOf(tasks),
      requests: entries.length,
      longestTask: Math.max(0, ...tasks),
      bytes: sumUp(entries),
      failed: network.failed,
    };
  } finally {
    await context.close();
  }
}

interface Entry {
  readonly path: string;
  readonly isPage: boolean;
  readonly bytes: number;
}

function sumUp(entries: readonly Entry[]): WireBytes {
  const sums = { html: 0, js: 0, css: 0, font: 0, image: 0, other: 0 };
  for (const { path, isPage, bytes } of entries) {
    const kind = isPage ? 'html' : (KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other');
    sums[kind] += bytes;
  }
  return { ...sums, total: Object.values(sums).reduce((sum, part) => sum + part, 0) };
}

/** Watches for failed requests, and for a quiet network. */
async function watchNetwork(devtools: CDPSession) {
  const open = new Set<string>();
  const failed: string[] = [];
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId }) => {
    open.add(requestId);
    note();
  });
  devtools.on('Network.loadingFinished', ({ requestId }) => {
    open.delete(requestId);
    note();
  });
  devtools.on('Network.loadingFailed', ({ requestId, errorText, canceled = false }) => {
    open.delete(requestId);
    if (!canceled) failed.push(errorText);
  });
  await devtools.send('Network.enable');
  return {
    failed,
    quiet: async (forMs: number) => {
      while (open.size > 0 || Date.now() - last < forMs) {
        await pause(POLL_MS);
      }
    },
  };
}
