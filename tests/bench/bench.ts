import { measureLoad, type Load } from './measure-load.ts';
import { DRAWING_TARGET_MS, measureDrawings } from './drawing.ts';
import { LIST_TARGETS_MS, measureLists } from './lists.ts';
import { openStage } from './pages.ts';
import { measureQuoting, QUOTING_TARGETS_MS } from './quoting.ts';
import { serveStaticPage } from './static-page.ts';
import { measureStorybookStart, STORYBOOK_TARGET_MS } from './storybook-start.ts';
import { targets } from './targets.ts';

/** Cold loads of each page, interleaved so that a slow moment of the machine falls on all of them. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const kb = (bytes: number) => (bytes / 1_000).toFixed(1);

function summary(loads: readonly Load[], pick: (load: Load) => number, digits = 0): string {
  const values = loads.map(pick);
  const show = (value: number) => value.toFixed(digits);
  return `${show(median(values))} [${show(Math.min(...values))}–${show(Math.max(...values))}]`;
}

const stage = await openStage();
const floor = await serveStaticPage('dist');
const pages = [{ name: 'static', url: floor.url }, ...stage.pages];
const loads = new Map<string, Load[]>(pages.map(({ name }) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const page of pages) {
    const load = await measureLoad(stage.browser, page.url, { throttled: true, ...page });
    if (load.failed.length > 0 || load.fcp === 0) {
      console.log(`${page.name}: a load failed and does not count (${load.failed.join(', ') || 'no paint'})`);
    } else loads.get(page.name)?.push(load);
  }
}
await Promise.all([stage.close(), floor.close()]);

const floorLcp = median((loads.get('static') ?? []).map(({ lcp }) => lcp));
const rows = [...loads].map(([name, runs]) => {
  const target = targets[name];
  const { bytes } = runs.at(-1) ?? {};
  return {
    page: name,
    runs: runs.length,
    'LCP ms': summary(runs, ({ lcp }) => lcp),
    '× static': (median(runs.map(({ lcp }) => lcp)) / floorLcp).toFixed(2),
    'FCP ms': summary(runs, ({ fcp }) => fcp),
    'blocking ms': summary(runs, ({ blocking }) => blocking),
    'longest task ms': summary(runs, ({ longestTask }) => longestTask),
    CLS: summary(runs, ({ cls }) => cls, 3),
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
      ? `LCP ≤ ${String(target.lcp)}, blocking ≤ ${String(target.blocking)}, JS ≤ ${String(target.js)}`
      : '',
  };
});
console.log(`Slow 4G, CPU 4× slower, 390 px, ${String(ROUNDS)} interleaved cold loads; median [min–max].`);
console.table(rows);

console.log('Long lists on this machine, 1280 px; median [min–max]. Aims, ms:', LIST_TARGETS_MS);
console.table(await measureLists());

const { ready, shown } = await measureStorybookStart();
console.log(
  `Storybook: ready after ${seconds(ready)}, a chart beside its screen after ${seconds(shown)} (aim: ${seconds(STORYBOOK_TARGET_MS)} to be ready).`,
);

console.log('A product drawn at full width, ms (aim: %d):', DRAWING_TARGET_MS);
console.table(await measureDrawings('hero'));
console.log('Lines priced, ms:', measureQuoting(), 'aims:', QUOTING_TARGETS_MS);
