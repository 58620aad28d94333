import { describe, expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MachineName } from '#machines/index.ts';
import { seededRandom } from '#mocks/seeds/random.ts';
import { doneOf } from '#stories/charts/fixtures/act.ts';
import { machineNames } from '#stories/charts/fixtures/walkable.ts';
import type { StageState } from '#stories/charts/stage/stage-state.ts';
import type { StageWithScene } from '#stories/charts/stage/stage.ts';
import { openStage } from './support/open-stage.tsx';

const isSweep = inject('isSweep');

/** Charts of one form; of rows with a switch, of an order in a drawer, and of a list. */
const sampled: Readonly<Record<'first' | 'others', readonly MachineName[]>> = {
  first: ['session'],
  others: ['users', 'orderStages', 'networkQuotes'],
};

const part = inject('part');
const charts = part === 'all' ? machineNames : sampled[part];

const ACTS = isSweep ? 30 : 6;

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

const told = ({ steps, calls }: StageState) => ({
  steps: steps.map(({ act, edges, value }) => ({ act, edges, value })),
  calls: calls.map(({ call }) => call).toSorted(),
});

describe('whatever a person clicks', () => {
  test.each(charts)(
    '%s: the film keeps its past, ends where the chart is, and repeats the same',
    async (name) => {
      const seed = machineNames.indexOf(name) + 1;
      const stage = await openStage(name);
      // What the page loads at its first use makes a screen slower once.
      await clickAround(stage, seed);
      await clickAround(stage, seed);
      const walked = stage.getState();
      await stage.restart(0);
      await stage.repeat({ acts: walked.steps.map(doneOf), after: walked.hand });
      expect(told(stage.getState())).toEqual(told(walked));
      expect(stage.getState().steps.filter(({ isSent }) => isSent)).toEqual([]);
    },
  );
});
