import type { FrameLocator, Page } from 'playwright';
import { graphOf } from '#charts/graph/graph.ts';
import { codeOf, isSameAct, type Act } from '#stories/charts/fixtures/act.ts';
import { failureWords } from '#stories/charts/fixtures/outcome.ts';
import { createPlanner, type Planner } from '#stories/charts/fixtures/planner.ts';
import { walkIn, type Beginning } from '#stories/charts/fixtures/walk-code.ts';
import type { Walkable } from '#stories/charts/fixtures/walkable.ts';
import { timerWord } from '#stories/charts/walker/sentences.ts';
import { pageExpect } from '#tests/support/page-expect.ts';

/** The walk in Storybook's address. */
export function walkOfAddress(page: Page): Beginning {
  const args = new URL(page.url()).searchParams.get('args') ?? '';
  return walkIn(/(?:^|;)recorrido:([^;]*)/.exec(args)?.[1] ?? '');
}

/** Performs an act by the tester's buttons. */
export async function actByHand(canvas: FrameLocator, chart: Walkable, act: Act): Promise<void> {
  const { fixtures } = chart;
  switch (act.do) {
    case 'send': {
      const word = fixtures.words.events[act.type] ?? act.type;
      const events = canvas.getByRole('region', { name: 'Eventos' });
      const samples = fixtures.events[act.type] ?? [];
      if (samples.some(({ value }) => Object.keys(value).length > 0)) {
        const picker = events.getByRole('combobox', { name: `Datos de ${word}`, exact: true });
        await picker.selectOption(String(act.sample));
      }
      await events.getByRole('button', { name: word, exact: true }).click();
      return;
    }
    case 'answer': {
      const invoke = fixtures.words.invokes[act.invoke] ?? act.invoke;
      const name =
        typeof act.with === 'string'
          ? failureWords(act.with).button
          : (fixtures.invokes[act.invoke]?.answers[act.with]?.name ?? '');
      await canvas
        .getByRole('group', { name: invoke, exact: true })
        .getByRole('button', { name, exact: true })
        .click();
      return;
    }
    case 'wait':
      await canvas
        .getByRole('group', { name: timerWord(fixtures, graphOf(chart.machine), act.timer) })
        .getByRole('button', { name: /^Dejar pasar/ })
        .click();
      return;
    case 'send own':
    case 'follow':
    case 'hold':
    case 'release':
      throw new Error('a walk by hand can send samples only');
  }
}

/** The end of a walk, computed from its acts. */
function lookAt(planner: Planner, { start, acts }: Beginning) {
  const first = planner.start(start);
  const edges = [...first.edges];
  let at = first.to;
  for (const { act } of acts) {
    const option = planner.options(at).find((one) => isSameAct(one.act, act));
    if (option === undefined) throw new Error(`the walk has no act ${codeOf(act)}`);
    edges.push(...option.edges);
    at = option.to;
  }
  return { at, edges };
}

/**
 * Walks every transition of a chart by clicks, each time to the nearest one that is left. The address shows what
 * happened, including the screen's own events.
 * @returns the number of clicks.
 */
export async function walkEverything(page: Page, canvas: FrameLocator, chart: Walkable): Promise<number> {
  const planner = createPlanner(chart);
  const left = new Set(graphOf(chart.machine).edges.map(({ id }) => id));
  let clicks = 0;
  let start = 0;
  for (let round = 0; left.size > 0; round += 1) {
    if (round > chart.fixtures.starts.length * 2) throw new Error(`left to walk: ${[...left].join(', ')}`);
    start = round % chart.fixtures.starts.length;
    await canvas.getByRole('combobox', { name: 'Situación' }).selectOption(String(start));
    await canvas.getByRole('button', { name: 'Empezar de nuevo' }).click();
    await pageExpect.poll(() => walkOfAddress(page).start).toBe(start);
    for (;;) {
      const walk = walkOfAddress(page);
      const { at, edges } = lookAt(planner, walk);
      for (const id of edges) left.delete(id);
      const next = planner.pathTo(at, (option) => option.edges.some((id) => left.has(id)))?.[0];
      if (next === undefined) break;
      try {
        await actByHand(canvas, chart, next.act);
      } catch (error) {
        // An event of the screen itself came in between: the nearest transition is another one.
        if (walkOfAddress(page).acts.length === walk.acts.length) throw error;
        continue;
      }
      clicks += 1;
      await pageExpect.poll(() => walkOfAddress(page).acts.length).toBeGreaterThan(walk.acts.length);
    }
  }
  return clicks;
}
