import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { graphOf } from '#charts/graph/graph.ts';
import type { MachineName } from '#machines/index.ts';
import { seededRandom } from '#mocks/seeds/random.ts';
import { machineNames, walkable } from '#stories/charts/fixtures/walkable.ts';
import type { StageState } from '#stories/charts/stage/stage-state.ts';
import type { StageWithScene } from '#stories/charts/stage/stage.ts';
import { reportFile } from '#stories/charts/walker/report/report-text.ts';
import { verdictOn } from '#stories/charts/walker/report/verdict.ts';
import { openStage } from '../film/support/open-stage.tsx';

const isSweep = inject('isSweep');

/** Charts of one form; of rows with a switch, of an order in a drawer, and of a list. */
const SAMPLED: readonly MachineName[] = ['session', 'users', 'orderStages', 'networkQuotes'];

const charts = isSweep ? machineNames : SAMPLED;

/** Each walk of a chart clicks on other things. `WALKS=7` makes seven of each. */
const perChart = inject('walks');
const walks = Array.from({ length: perChart }, (_, index) => index + 1).flatMap((walk) =>
  charts.map((name) => ({ name, walk })),
);

/** More than there are charts: no two walks have one seed. */
const BETWEEN_WALKS = 1_000;

const seedOf = (name: MachineName, walk: number) =>
  machineNames.indexOf(name) + 1 + (walk - 1) * BETWEEN_WALKS;

/** The sweep makes one long walk of each chart; many are short ones. */
const ACTS = isSweep && perChart === 1 ? 30 : 6;

/** What a person may click here. Links lead away, where no chart is; files and print are the browser's. */
const CLICKABLE = 'main :is(button, summary, [role="switch"]), [role="dialog"] :is(button, summary)';

/** How long something that is covered is tried, in ms. */
const TRIED_MS = 700;

function clickable(): readonly Element[] {
  const all = [...document.querySelectorAll(CLICKABLE)].filter((element) => element.checkVisibility());
  const open = all.filter((element) => element.closest('[role="dialog"]') !== null);
  return open.length > 0 ? open : all;
}

const factsOf = ({ steps, begun, beginning }: StageState) => ({
  begun,
  beginning,
  steps: steps.map((step) => ({ ...step, shown: null })),
});

/** Clicks on what the screen shows; after each click the film must tell what it told before, and where the chart is. */
async function clickAround(stage: StageWithScene, seed: number): Promise<void> {
  const random = seededRandom(seed);
  await stage.restart(0);
  const first = stage.getState().asking[0];
  if (first !== undefined) await stage.perform({ do: 'answer', invoke: first, with: 0 });
  await stage.repeat({ acts: [] });
  for (let act = 0; act < ACTS; act += 1) {
    const before = factsOf(stage.getState());
    const choices = clickable();
    if (choices.length === 0) break;
    await page
      .elementLocator(random.pick(choices))
      .click({ timeout: TRIED_MS })
      .catch(() => undefined);
    await stage.repeat({ acts: [] });
    const now = stage.getState();
    const after = factsOf(now);
    expect({ ...after, steps: after.steps.slice(0, before.steps.length) }).toEqual(before);
    const place = now.snapshot?.value;
    expect(now.steps.at(-1)?.value ?? place).toEqual(place);
  }
}

/** What happens twice happens at two moments. */
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

const withoutMoments = (text: string): unknown => JSON.parse(text.replaceAll(MOMENT, '(momento)'));

const told = ({ steps }: StageState) =>
  steps.map(({ act, edges, value }) => ({
    act: withoutMoments(JSON.stringify(act)),
    edges,
    value,
  }));

/** The calls with what they send, in an order of their own: parts of a screen ask beside each other. */
const sent = ({ calls }: StageState) =>
  calls
    .map(({ call, isHeld, input }) => JSON.stringify([call, isHeld, input]).replaceAll(MOMENT, '(momento)'))
    .toSorted();

/** Charts whose screen has loaded what it loads at its first use, which makes it slower once. */
const warm = new Set<MachineName>();

/** The walk as a tester saves it. */
function fileOf(name: MachineName, state: StageState) {
  const chart = walkable(name);
  return reportFile({ chart, graph: graphOf(chart.machine), start: 0, state });
}

beforeEach(() => {
  vi.spyOn(window, 'print').mockReturnValue();
});

describe('whatever a person clicks', () => {
  test.each(walks)(
    '$name, walk $walk: the film keeps its past, ends where the chart is, and repeats the same',
    async ({ name, walk }) => {
      const stage = await openStage(name);
      if (!warm.has(name)) await clickAround(stage, seedOf(name, walk));
      warm.add(name);
      await clickAround(stage, seedOf(name, walk));
      const walked = stage.getState();
      const saved = fileOf(name, walked);
      await stage.restart(0);
      await stage.repeat({ acts: saved.steps, after: saved.after });
      const repeated = stage.getState();
      const verdict = verdictOn(saved, repeated);
      expect(told(repeated), verdict).toEqual(told(walked));
      expect(verdict, verdict).toBe('Repetido: igual.');
      expect(sent(repeated)).toEqual(sent(walked));
    },
  );
});
