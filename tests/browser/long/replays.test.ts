import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { graphOf } from '#charts/graph/graph.ts';
import { doneOf } from '#stories/charts/fixtures/act.ts';
import { walkable } from '#stories/charts/fixtures/walkable.ts';
import { reportFile } from '#stories/charts/walker/report/report-text.ts';
import { verdictOn } from '#stories/charts/walker/report/verdict.ts';
import { openStage } from '../film/support/open-stage.tsx';

async function openUsers() {
  const stage = await openStage('users');
  await stage.perform({ do: 'answer', invoke: 'load', with: 0 });
  return stage;
}

function reportOf(stage: Awaited<ReturnType<typeof openUsers>>) {
  const chart = walkable('users');
  return reportFile({ chart, graph: graphOf(chart.machine), start: 0, state: stage.getState() });
}

const main = () => page.getByRole('main');
const switchOf = (name: string) =>
  main()
    .getByRole('row', { name: /Tomás Yáñez Ortega/ })
    .getByRole('switch', { name });

test('a switch that a person presses waits for the answer that the tester chooses', async () => {
  const stage = await openUsers();
  await switchOf('Activo').click();
  await expect.poll(() => stage.isWaitingFor('toggleUserActive')).toBe(true);
  const last = stage.getState().steps.at(-1);
  expect(last?.event['type']).toBe('users.switch');
  expect(last?.value).toMatchObject({ changes: { working: 'brisk' } });
  expect(stage.getState().waiting).toEqual(['toggleUserActive']);
  expect(new Set(stage.getState().calls.map(({ call }) => call))).toContain('currentUser');
  await expect(
    stage.perform({ do: 'send', type: 'users.answered', sample: 0 }),
    'an answer about the map, which nobody asked for',
  ).rejects.toThrow('nothing waits for users.answered');
});

test('a replay types and presses what a person did, and is equal', async () => {
  const stage = await openUsers();
  await main().getByRole('searchbox').fill('Tomás');
  await expect.element(main().getByRole('row', { name: /Daniela/ })).not.toBeInTheDocument();
  await switchOf('Activo').click();
  await expect.poll(() => stage.getState().steps[1]?.shown?.lines.join()).toContain('Tomás');
  const saved = reportOf(stage);
  expect(saved.steps[1]?.hand?.map((act) => act.do)).toEqual(['fill', 'focus', 'click']);

  await stage.restart(0);
  await stage.repeat({ acts: saved.steps });
  expect(verdictOn(saved, stage.getState())).toBe('Repetido: igual.');
  expect(stage.getState().steps.map(({ by, isSent }) => [by, isSent])).toEqual([
    ['chart', false],
    ['screen', false],
  ]);
});

test('a replay that shows something else on the screen is not called equal', async () => {
  const stage = await openUsers();
  await main().getByRole('searchbox').fill('Tomás');
  await switchOf('Activo').click();
  await expect.poll(() => stage.getState().steps[1]?.shown?.lines.join()).toContain('Tomás');
  const saved = reportOf(stage);
  const former = saved.steps.map(({ act, by }) => ({ act, by }));
  await stage.restart(0);
  await stage.repeat({ acts: former });
  expect(stage.getState().steps.map(({ by }) => by)).toEqual(['chart', 'screen']);
  expect(verdictOn(saved, stage.getState())).toContain('la pantalla se ve distinta desde el paso 2');
});

test('a replay that is stopped does nothing more, and the tester goes on', async () => {
  const stage = await openUsers();
  await switchOf('Activo').click();
  await expect.poll(() => stage.getState().steps.length).toBe(2);
  const acts = stage.getState().steps.map(doneOf);
  await stage.restart(0);
  const stopping = new AbortController();
  const unsubscribe = stage.subscribe(() => {
    if (stage.getState().steps.length > 0) stopping.abort();
  });
  await stage.repeat({ acts }, stopping.signal);
  unsubscribe();
  expect(stage.getState().steps).toHaveLength(1);
  expect(stage.isWaitingFor('toggleUserActive')).toBe(false);
  await stage.perform({ do: 'send', type: 'users.load', sample: 0 });
  expect(stage.getState().steps).toHaveLength(2);
});

test('what the screen no longer has is replayed by its event, and the step says so', async () => {
  const stage = await openUsers();
  await switchOf('Activo').click();
  await expect.poll(() => stage.getState().steps.length).toBe(2);
  const acts = stage.getState().steps.map(({ act, by }) => ({
    act,
    by,
    hand: [{ do: 'click' as const, role: 'switch', name: 'Ya no existe', nth: 0 }],
  }));
  await stage.restart(0);
  await stage.repeat({ acts: acts.map((done, index) => (index === 0 ? { ...done, hand: [] } : done)) });
  expect(stage.getState().steps.map(({ isSent }) => isSent)).toEqual([false, true]);
});

test('a walk that made a call on the screen makes it again', async () => {
  const stage = await openStage('orderStages');
  const form = page.getByRole('form', { name: 'Cambiar de etapa' });
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Pasa a' }), 'Material reservado');
  await form.getByRole('button', { name: 'Cambiar etapa' }).click();
  await expect
    .poll(() => stage.getState().steps.map(({ event }) => event['type']))
    .toEqual(['stage.advance']);
  const calls = () => stage.getState().calls.map(({ call }) => call);
  expect(calls()).toContain('moveOrder');

  const acts = stage.getState().steps;
  await stage.restart(0);
  await stage.repeat({ acts });
  expect(calls()).toContain('moveOrder');
  expect(stage.getState().steps.map(({ isSent }) => isSent)).toEqual([false]);
});

test('a replay begins once the screen rests, as the person did: what loads meanwhile loads again', async () => {
  const stage = await openStage('addUser');
  const calls = () => stage.getState().calls.map(({ call }) => call);
  await expect.poll(calls).toContain('priceList');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click();
  await stage.repeat({ acts: [] });
  const walked = calls();
  const { hand } = stage.getState();
  await stage.restart(0);
  await stage.repeat({ acts: [], after: hand });
  expect(calls().toSorted()).toEqual(walked.toSorted());
});
