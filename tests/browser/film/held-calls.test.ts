import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createClient } from '#src/api/client.ts';
import { doneOf } from '#stories/charts/fixtures/act.ts';
import { openStage } from './support/open-stage.tsx';

test('a call that the chart does not make waits for the tester, fails as they choose, and so again', async () => {
  const stage = await openStage('orderStages');
  await stage.perform({ do: 'hold', call: 'moveOrder', on: true });
  const form = page.getByRole('form', { name: 'Cambiar de etapa' });
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Pasa a' }), 'Material reservado');
  await form.getByRole('button', { name: 'Cambiar etapa' }).click();
  await expect.poll(() => stage.getState().heldWaiting).toEqual(['moveOrder']);
  await stage.perform({ do: 'release', call: 'moveOrder', with: '500' });
  const moved = () => stage.getState().calls.findLast(({ call }) => call === 'moveOrder');
  await expect.poll(moved).toMatchObject({ isHeld: true, end: { is: 'failed', with: { status: 500 } } });

  const walked = stage.getState();
  expect(walked.steps.map(({ act }) => act.do)).toContain('release');
  await stage.restart(0);
  await stage.repeat({ acts: walked.steps.map(doneOf), after: walked.hand });
  const again = stage.getState();
  expect(again.steps.map(({ act }) => act)).toEqual(walked.steps.map(({ act }) => act));
  await expect.poll(moved).toMatchObject({ end: { is: 'failed', with: { status: 500 } } });
});

test('a call that is held gets the usual answer when the tester says so', async () => {
  const stage = await openStage('orders');
  await stage.perform({ do: 'answer', invoke: 'load', with: 0 });
  await stage.perform({ do: 'hold', call: 'countCart', on: true });
  expect(stage.getState().held).toEqual(['countCart']);
  await stage.perform({ do: 'hold', call: 'countCart', on: false });
  expect(stage.getState().held).toEqual([]);
});

test('two held calls of one name wait side by side, and each gets its own answer', async () => {
  const stage = await openStage('orders');
  await stage.perform({ do: 'hold', call: 'countQuotes', on: true });
  const client = createClient({ apiHost: '', readToken: () => null, onUnauthorized: () => undefined });
  const around = stage.getScene()?.aroundClient(client) ?? client;
  const ends: string[] = [];
  const ask = (name: string) =>
    around.request('countQuotes', {}).then(
      () => ends.push(name),
      () => ends.push(`${name} fails`),
    );
  void ask('one');
  void ask('other');
  await stage.perform({ do: 'release', call: 'countQuotes', with: '500' });
  await expect.poll(() => ends).toEqual(['one fails']);
  expect(stage.getState().heldWaiting).toEqual(['countQuotes']);
  await stage.perform({ do: 'release', call: 'countQuotes', with: '404' });
  await expect.poll(() => ends).toEqual(['one fails', 'other fails']);
  expect(stage.getState().heldWaiting).toEqual([]);
});
