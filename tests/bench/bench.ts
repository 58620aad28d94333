import { existsSync } from 'node:fs';
import { ACT_TARGET_MS, measureActs } from './acts.ts';
import { CUTS_TARGET_MS, measureCuts } from './cuts.ts';
import { DRAWING_TARGET_MS, measureDrawings } from './drawing.ts';
import { median, summary } from './figures.ts';
import { measureLists } from './lists.ts';
import { measureLoad, type Load } from './measure-load.ts';
import { measureNextPage, NEXT_PAGE_TARGET_MS } from './next-page.ts';
import { overHttp1 } from './over-http1.ts';
import { overHttp2 } from './over-http2.ts';
import { openStage } from './pages.ts';
import { measureQuoter, QUOTER_TARGET_MS } from './quoter.ts';
import { measureQuoting, QUOTING_TARGETS_MS } from './quoting.ts';
import { measureReview } from './review.ts';
import { measureRoomFrames, ROOM_FRAME_TARGET_MS } from './room.ts';
import { serveStaticPage } from './static-page.ts';
import {
  BUILT_WALK_TARGET_MS,
  measureBuiltWalk,
  measureStorybookStart,
  STORYBOOK_TARGET_MS,
} from './storybook-start.ts';
import { http1Targets, listTargets, pageTargets, reviewTargets } from './targets.ts';
import { measureVisits } from './visit.ts';

/** Cold loads of each page, interleaved so that a slow moment of the machine affects all of them. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const kb = (bytes: number) => (bytes / 1_000).toFixed(1);

/**
 * Cold loads of the static page and of the named pages, by turns; by the page's name.
 * @param names of pages; all of them without it
 */
async function loadPages(protocol: 'http1' | 'http2', names?: readonly string[]) {
  const stage = await openStage({ protocol });
  const floor = await (protocol === 'http1' ? overHttp1 : overHttp2)(await serveStaticPage('dist'));
  const named = stage.pages.filter(({ name }) => names?.includes(name) ?? true);
  const pages = [{ name: 'static', url: `${floor.url}/` }, ...named];
  const loads = new Map<string, Load[]>(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of pages) {
      const load = await measureLoad(stage.browser, page.url, { throttled: true, ...page });
      if (load.failed.length > 0 || load.fcp === 0) {
        console.log(
          `${page.name}: a load failed and does not count (${load.failed.join(', ') || 'no paint'})`,
        );
      } else loads.get(page.name)?.push(load);
    }
  }
  await Promise.all([stage.close(), floor.close()]);
  return loads;
}

async function benchPages(): Promise<void> {
  const loads = await loadPages('http2');
  const floorLcp = median((loads.get('static') ?? []).map(({ lcp }) => lcp));
  const rows = [...loads].map(([name, runs]) => {
    const target = pageTargets[name];
    const { bytes } = runs.at(-1) ?? {};
    return {
      page: name,
      runs: runs.length,
      'LCP ms': summary(runs.map(({ lcp }) => lcp)),
      '× static': (median(runs.map(({ lcp }) => lcp)) / floorLcp).toFixed(2),
      'FCP ms': summary(runs.map(({ fcp }) => fcp)),
      'blocking ms': summary(runs.map(({ blocking }) => blocking)),
      'longest task ms': summary(runs.map(({ longestTask }) => longestTask)),
      CLS: summary(
        runs.map(({ cls }) => cls),
        3,
      ),
      requests: summary(runs.map(({ requests }) => requests)),
      ...(bytes
        ? {
            'HTML KB': kb(bytes.html),
            'JS KB': kb(bytes.js),
            'CSS KB': kb(bytes.css),
            'fonts KB': kb(bytes.font),
            'total KB': kb(bytes.total),
          }
        : {}),
      target: target
        ? `LCP ≤ ${String(target.ratio)} ×, blocking ≤ ${String(target.blocking)}, JS ≤ ${String(target.js)}`
        : '',
    };
  });
  console.log(`Slow 4G, CPU 4× slower, 390 px, ${String(ROUNDS)} interleaved cold loads; median [min–max].`);
  console.table(rows);
}

async function benchHttp1(): Promise<void> {
  const loads = await loadPages('http1', Object.keys(http1Targets));
  const floor = median((loads.get('static') ?? []).map(({ fcp }) => fcp));
  const rows = [...loads].map(([name, runs]) => ({
    page: name,
    'FCP ms': summary(runs.map(({ fcp }) => fcp)),
    '× static': (median(runs.map(({ fcp }) => fcp)) / floor).toFixed(2),
    'at most': http1Targets[name] ?? '',
    'LCP ms': summary(runs.map(({ lcp }) => lcp)),
    requests: summary(runs.map(({ requests }) => requests)),
  }));
  console.log(
    `The same over HTTP/1.1 with gzip, the static page too; ${String(ROUNDS)} interleaved cold loads.`,
  );
  console.table(rows);
}

async function benchVisits(): Promise<void> {
  console.log(
    'A first visit of 30 s, slow 4G, CPU 4× slower: all requests; and with no worker, nothing ahead.',
  );
  console.table(await measureVisits(ROUNDS));
}

async function benchNextPages(): Promise<void> {
  console.log('Slow 4G: click to the next heading, ms; aim on this CPU:', NEXT_PAGE_TARGET_MS);
  console.table(await measureNextPage(ROUNDS));
}

async function benchActs(): Promise<void> {
  console.log('The commonest acts, CPU 4× slower, 1280 px; median [min–max]. Aim, ms:', ACT_TARGET_MS);
  console.table(await measureActs(ROUNDS));
}

async function benchLists(): Promise<void> {
  console.log('Long lists on this machine, 1280 px; median [min–max]. Aims, ms:', listTargets);
  console.table(await measureLists());
}

async function benchQuoter(): Promise<void> {
  console.log('A quote of 500 windows, 1280 px; median [min–max]. Key to paint, aim, ms:', QUOTER_TARGET_MS);
  console.table(await measureQuoter());
}

async function benchReview(): Promise<void> {
  console.log('The review of a list of 2,000 rows, 1280 px; median [min–max]. Aims, ms:', reviewTargets);
  console.table(await measureReview());
}

async function benchStorybook(): Promise<void> {
  const { ready, shown } = await measureStorybookStart();
  console.log(
    `Storybook: ready after ${seconds(ready)}, a chart beside its screen after ${seconds(shown)} (aim: ${seconds(STORYBOOK_TARGET_MS)} to be ready).`,
  );
  if (!existsSync('storybook-static')) {
    console.log('The built Storybook is missing: npm run build-storybook makes it.');
    return;
  }
  const walks = (await measureBuiltWalk()).map(seconds);
  console.log(
    `A walk in the built Storybook can be used after ${walks.join(', ')} (aim: ${seconds(BUILT_WALK_TARGET_MS)}).`,
  );
}

async function benchDrawings(): Promise<void> {
  console.log('A product drawn at full width, ms (aim: %d):', DRAWING_TARGET_MS);
  console.table(await measureDrawings('hero'));
}

async function benchRoom(): Promise<void> {
  console.log(
    'A product moves in a room, CPU 4× slower: main thread a frame, ms; aim:',
    ROOM_FRAME_TARGET_MS,
  );
  console.table(await measureRoomFrames());
}

function benchPrices(): void {
  console.log('Lines priced, ms:', measureQuoting(), 'aims:', QUOTING_TARGETS_MS);
}

function benchCuts(): void {
  console.log('Cut plans; 500 pieces, aim, ms:', CUTS_TARGET_MS);
  console.table(measureCuts());
}

/** All parts in this order; arguments of the command choose some of them. */
const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  pages: benchPages,
  http1: benchHttp1,
  visit: benchVisits,
  next: benchNextPages,
  acts: benchActs,
  lists: benchLists,
  quoter: benchQuoter,
  review: benchReview,
  storybook: benchStorybook,
  drawings: benchDrawings,
  room: benchRoom,
  prices: benchPrices,
  cuts: benchCuts,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  throw new Error(`the bench has no ${unknown.join(', ')}; it has ${Object.keys(parts).join(', ')}`);
}
for (const [name, measure] of Object.entries(parts)) {
  if (named.length === 0 || named.includes(name)) await measure();
}
