import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { StateValue } from 'xstate';
import { mocks, resetMocks } from '#.storybook/mocks.ts';
import { machineNames, walkable, type Walkable } from '#stories/charts/kit/any-kit.ts';
import { failuresOf } from '#stories/charts/kit/outcome.ts';
import { createPlanner } from '#stories/charts/kit/planner.ts';
import { tourOf } from '#stories/charts/kit/tour.ts';
import { walkCode } from '#stories/charts/kit/walk-code.ts';
import { Screen } from '#stories/charts/stage/screen.tsx';
import { createStage } from '#stories/charts/stage/stage.ts';
import type { StageState } from '#stories/charts/stage/stage-state.ts';
import { graphOf } from '#stories/charts/graph/graph.ts';
import { isActive } from '#stories/charts/walker/goal.ts';
import { reportFile, reportText } from '#stories/charts/walker/report-text.ts';
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

const factsOf = ({ steps }: StageState) => steps.map(({ act, edges, value }) => ({ act, edges, value }));

const questions = machineNames.flatMap((name) =>
  Object.entries(walkable(name).kit.invokes).flatMap(([invoke, question]) =>
    question === null ? [] : [{ name, invoke, failures: failuresOf(question) }],
  ),
);

describe('whatever becomes of a question, a walk does it again alike', () => {
  test.each(questions)('$name: $invoke', { timeout: 60_000 }, async ({ name, invoke, failures }) => {
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
        const way = planner.wayTo(snapshot, ({ to }) => isThere(to.value)) ?? [];
        for (const { act } of way) await stage.perform(act);
      }
      await stage.perform({ do: 'answer', invoke, with: failure });
      const walked = factsOf(stage.getState());
      expect(
        walked.some(({ act }) => act.do === 'answer' && act.with === failure),
        failure,
      ).toBe(true);
      await stage.restart(0);
      await stage.repeat(walked.map(({ act }) => act));
      expect(factsOf(stage.getState()), failure).toEqual(walked);
    }
  });
});

/** What samples hold that nobody else may read. */
const SECRETS = /rollux2026|secreta-123|resuelto|"(?:nuevo|otro|guardado)"/;

const logs = { captcha: [/resetRecaptcha must have widgetId/, /options must be included siteKey/] } as const;

describe('a sheet of walks', () => {
  test.each(machineNames)(
    '%s: each line leads where it says, and none tells a secret',
    { timeout: 60_000 },
    async (name) => {
      const chart = walkable(name);
      const graph = graphOf(chart.machine);
      const stage = await open(chart);
      const { walks, left } = tourOf(chart);
      expect(left).toEqual([]);
      for (const { start, at, way } of walks) {
        await stage.restart(start);
        expect(stage.getState().snapshot?.value).toEqual(at.value);
        for (const { act, to } of way) {
          await stage.perform(act);
          expect(stage.getState().snapshot?.value, JSON.stringify(act)).toEqual(to.value);
        }
        const state = stage.getState();
        const walked = { chart, graph, start, state };
        const said = [
          reportText(walked, 'https://ejemplo.mx'),
          JSON.stringify(reportFile(walked)),
          walkCode({ start, acts: state.steps.map(({ act }) => act) }),
          JSON.stringify(state.steps.map(({ event, context }) => [event, context])),
        ];
        for (const text of said) expect(text).not.toMatch(SECRETS);
      }
      if (name === 'captcha') for (const line of logs.captcha) expectConsole('error', line);
    },
  );
});
