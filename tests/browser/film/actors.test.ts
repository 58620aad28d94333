import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { graphOf } from '#charts/graph/graph.ts';
import { walkable } from '#stories/charts/fixtures/walkable.ts';
import { reportText } from '#stories/charts/walker/report/report-text.ts';
import { seen, unseen } from '../walks/support/seeing.ts';
import { openStage } from './support/open-stage.tsx';

const pane = () => page.getByRole('dialog', { name: /^Orden/ });

/** Closes the open order, and opens the first one in another stage. */
async function openAnother(stage: string) {
  await pane().getByRole('button', { name: 'Cerrar', exact: true }).click();
  await unseen(pane());
  await page
    .getByRole('row')
    .filter({ hasText: stage })
    .first()
    .getByRole('link', { name: /^Ver la orden/ })
    .click();
  await seen(pane());
}

test('a second order is a step of its own, and changes no step before', async () => {
  const stage = await openStage('orderStages');
  const opened = stage.getState();
  await stage.perform({ do: 'send', type: 'stage.advance', sample: 0 });
  const [moved] = stage.getState().steps;
  expect(moved?.value).toEqual({ 'en-marcha': 'material-reservado' });

  await openAnother('Entregado');
  const { steps, begun, beginning, snapshot } = stage.getState();
  expect(steps.map(({ act }) => act.do)).toEqual(['send', 'follow']);
  const [first, second] = steps;
  expect({ ...first, shown: null }).toEqual({ ...moved, shown: null });
  expect({ begun, beginning }).toEqual({ begun: opened.begun, beginning: opened.beginning });
  expect(second?.act).toMatchObject({ record: expect.stringMatching(/^Orden P-\d+/) });
  expect(second).toMatchObject({ value: 'entregado', context: { stage: 'entregado' } });
  expect(snapshot?.value).toBe('entregado');
  const { edges = [] } = second ?? {};
  expect(edges.length, 'the start of the second one counts with its step').toBeGreaterThan(0);

  const chart = walkable('orderStages');
  const text = reportText({ chart, graph: graphOf(chart.machine), start: 0, state: stage.getState() }, '');
  expect(text).toContain('2. Ahora se trata de «Orden P-');
  expect(text).toContain('Queda en: Entregado');
  expect(stage.place()).toEqual({
    record: expect.stringMatching(/^Orden P-\d+/),
    address: expect.stringMatching(/^\/panel\/listas\/ordenes-admin\?orden=/),
    width: 1280,
    height: 900,
  });
});

test('an order that is closed offers nothing more', async () => {
  const stage = await openStage('orderStages');
  expect(stage.getState().snapshot?.status).toBe('active');
  await pane().getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect.poll(() => stage.getState().snapshot?.status).toBe('stopped');
  expect(stage.getState().steps).toEqual([]);
});

test('the time that the first state waits for can pass at once', async () => {
  const stage = await openStage('version');
  expect(stage.getState().timers).toEqual([expect.objectContaining({ remaining: 15 * 60_000 })]);
});
