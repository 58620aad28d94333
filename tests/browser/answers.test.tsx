import { createRoot } from 'react-dom/client';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { StateValue } from 'xstate';
import { mocks, resetMocks } from '#.storybook/mocks.ts';
import { isActive } from '#charts/graph/active.ts';
import { graphOf } from '#charts/graph/graph.ts';
import type { MachineName } from '#machines/index.ts';
import { failuresOf } from '#stories/charts/fixtures/outcome.ts';
import { createPlanner } from '#stories/charts/fixtures/planner.ts';
import { tourOf } from '#stories/charts/fixtures/tour.ts';
import { walkCode } from '#stories/charts/fixtures/walk-code.ts';
import { machineNames, walkable, type Walkable } from '#stories/charts/fixtures/walkable.ts';
import { Screen } from '#stories/charts/stage/screen.tsx';
import type { StageState } from '#stories/charts/stage/stage-state.ts';
import { createStage } from '#stories/charts/stage/stage.ts';
import { reportFile, reportText } from '#stories/charts/walker/report/report-text.ts';
import { expectConsole } from '#tests/support/quiet-console.ts';

async function open(chart: Walkable) {
  const stage = createStage(chart, { network: await mocks(), reset: resetMocks });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<Screen stage={stage} />);
  return stage;
}

const factsOf = ({ steps }: StageState) =>
  steps.map(({ act, by, edges, value }) => ({ act, by, edges, value }));

const isSweep = inject('isSweep');

/** Replays are the stage's own code, the same for every chart: two charts are replayed here, in the sweep all. */
const replayed: readonly MachineName[] = isSweep ? machineNames : ['session', 'addCard'];

/** Charts that handle a secret are walked here along the first line of their list; the sweep walks all lines of all. */
const toured: readonly MachineName[] = isSweep
  ? machineNames
  : ['session', 'captcha', 'register', 'changePassword', 'addCard', 'addUser'];

const questions = replayed.flatMap((name) =>
  Object.entries(walkable(name).fixtures.invokes).flatMap(([invoke, question]) =>
    question === null ? [] : [{ name, invoke, failures: failuresOf(question) }],
  ),
);

describe('a replayed walk repeats every outcome of a question', () => {
  test.each(questions)('$name: $invoke', async ({ name, invoke, failures }) => {
    const chart = walkable(name);
    const planner = createPlanner(chart);
    const owners = graphOf(chart.machine).states.flatMap(({ id, invokes }) =>
      invokes.some((one) => one.id === invoke) ? [id] : [],
    );
    const stage = await open(chart);
    for (const failure of failures) {
      await stage.restart(0);
      const isThere = (value: StateValue) => owners.some((id) => isActive(id, value));
      const { snapshot } = stage.getState();
      if (snapshot === null) throw new Error('the screen has not started its machine');
      if (!isThere(snapshot.value)) {
        const way = planner.pathTo(snapshot, ({ to }) => isThere(to.value)) ?? [];
        for (const { act } of way) await stage.perform(act);
      }
      await stage.perform({ do: 'answer', invoke, with: failure });
      const walked = factsOf(stage.getState());
      expect(
        walked.some(({ act }) => act.do === 'answer' && act.with === failure),
        failure,
      ).toBe(true);
      await stage.restart(0);
      await stage.repeat({ acts: walked });
      expect(factsOf(stage.getState()), failure).toEqual(walked);
    }
  });
});

/** Secrets in the samples. */
const SECRETS = /rollux2026|secreta-123|resuelto|"(?:nuevo|otro|guardado)"/;

/** What the service of the captcha writes to the console during its walks. */
const logs = { captcha: [/resetRecaptcha must have widgetId/, /options must be included siteKey/] } as const;

describe('a list of walks', () => {
  test.each(toured)('%s: each line ends in the listed state, and no line holds a secret', async (name) => {
    const chart = walkable(name);
    const graph = graphOf(chart.machine);
    const stage = await open(chart);
    const { walks, left } = tourOf(chart);
    expect(left).toEqual([]);
    for (const { start, at, way } of isSweep || name === 'captcha' ? walks : walks.slice(0, 1)) {
      await stage.restart(start);
      expect(stage.getState().snapshot?.value).toEqual(at.value);
      for (const { act, to } of way) {
        await stage.perform(act);
        expect(stage.getState().snapshot?.value, JSON.stringify(act)).toEqual(to.value);
      }
      const state = stage.getState();
      const walked = { chart, graph, start, state };
      const texts = [
        reportText(walked, 'https://ejemplo.mx'),
        JSON.stringify(reportFile(walked)),
        walkCode({ start, acts: state.steps }),
        JSON.stringify(state.steps.map(({ event, context }) => [event, context])),
      ];
      for (const text of texts) expect(text).not.toMatch(SECRETS);
    }
    if (name === 'captcha') for (const line of logs.captcha) expectConsole('error', line);
  });
});
