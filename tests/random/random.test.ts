import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { routeIds } from '#src/config/routes.ts';
import { addressOf } from '#tests/journeys/support/sample-address.ts';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { serve, type Served } from '../../deploy/serve.ts';
import { createChooser } from './choose-step.ts';
import { startFaultyApi, type FaultyApi } from './faulty-api.ts';
import { lineOf, Step } from './step.ts';
import { createWalker, type Walker } from './walker.ts';

const paths = routeIds.map(addressOf);

const FOLDER = '.cache/random';

/** A walk that failed: its steps since the last new start, and what did not hold after the last. */
const Replay = z.object({
  seed: z.number(),
  problems: z.array(z.string()),
  steps: z.array(Step),
});

/** `SEEDS=6,7 STEPS=600` makes other walks. */
const { SEEDS, STEPS } = process.env;
const isSweep = inject('isSweep');
const seeds = SEEDS?.split(',').map(Number) ?? (isSweep ? [1, 2, 3, 4, 5] : [1, 2]);
const mostSteps = Number(STEPS ?? (isSweep ? 2_000 : 200));

/** A saved walk to repeat instead, as its file. */
const replayed = process.env['REPLAY'];

/** Much more than a step takes on a busy machine. */
const TIME_PER_STEP_MS = 3_000;

let browser: Browser;
let api: FaultyApi;
let site: Served;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch());
  api = await startFaultyApi();
  site = await serve('dist', 0, { apiHost: api.url, recaptchaSiteKey: 'llave-de-prueba' });
});

afterAll(async () => {
  await site.close();
  await api.close();
  await browser.close();
});

const newWalker = () => createWalker(browser, site.url, api);

/** Does a step. @returns what does not hold after it, and whether it was done at all */
async function tried(walker: Walker, step: Step) {
  try {
    const isDone = await walker.take(step);
    return { isDone, problems: await walker.problems() };
  } catch (error) {
    return { isDone: true, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

/** Saves a failed walk. @returns the file */
function save(replay: z.output<typeof Replay>): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/${String(replay.seed)}.json`;
  writeFileSync(file, `${JSON.stringify(replay, null, 2)}\n`);
  return file;
}

it.each(replayed === undefined ? seeds : [])(
  'a random walk with seed %i meets no fault',
  { timeout: mostSteps * TIME_PER_STEP_MS },
  async (seed) => {
    const walker = newWalker();
    const chooser = createChooser(seed);
    const done = new Map<Step['do'], number>();
    let steps: Step[] = [];
    let missed = 0;
    let isFailing = false;
    let failure = '';
    for (let count = 0; count < mostSteps && failure === ''; count += 1) {
      const hasBegun = steps.length > 0;
      const step = chooser.next({
        controls: hasBegun ? await walker.controls() : [],
        origin: site.url,
        isLoggedIn: hasBegun && (await walker.isLoggedIn()),
        isFailing,
        called: api.called(),
        paths,
      });
      if (step.do === 'become') steps = [];
      steps.push(step);
      isFailing = step.do === 'fail' || (isFailing && step.do !== 'mend' && step.do !== 'become');
      const { isDone, problems } = await tried(walker, step);
      if (!isDone) missed += 1;
      done.set(step.do, (done.get(step.do) ?? 0) + 1);
      if (problems.length > 0) {
        const file = save({ seed, problems: [...problems], steps });
        // The browser may be gone.
        await walker.draw(file).catch(() => undefined);
        const lines = [...steps.slice(-5).map(lineOf), ...problems];
        failure = `after step ${String(count)} (REPLAY=${file} repeats it):\n${lines.join('\n')}`;
      }
    }
    await walker.close();
    const counts = [...done].map(([act, count]) => `${act} ${String(count)}`);
    console.log(
      `seed ${String(seed)}: ${counts.join(', ')}; ${String(missed)} controls were covered or gone`,
    );
    expect(failure).toBe('');
  },
);

it.each(replayed === undefined ? [] : [replayed])(
  'the walk saved in %s meets no fault',
  { timeout: 600_000 },
  async (file) => {
    const { steps } = z.parse(Replay, JSON.parse(readFileSync(file, 'utf8')));
    const walker = newWalker();
    for (const step of steps) {
      const { isDone, problems } = await tried(walker, step);
      console.log(`${isDone ? ' ' : '?'} ${lineOf(step)}`);
      expect(problems).toEqual([]);
    }
    await walker.close();
  },
);
