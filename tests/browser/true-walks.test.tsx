import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mocks, resetMocks } from '#.storybook/mocks.ts';
import { graphOf } from '#charts/graph/graph.ts';
import { walkable } from '#stories/charts/fixtures/walkable.ts';
import { Screen } from '#stories/charts/stage/screen.tsx';
import { watchTyping } from '#stories/charts/stage/shown.ts';
import { createStage } from '#stories/charts/stage/stage.ts';
import { reportFile } from '#stories/charts/walker/report/report-text.ts';
import { verdictOn } from '#stories/charts/walker/report/verdict.ts';

async function openUsers() {
  await page.viewport(1280, 900);
  const stage = createStage(
    walkable('users'),
    { network: await mocks(), reset: resetMocks },
    { watchesScreen: true },
  );
  onTestFinished(watchTyping(document));
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<Screen stage={stage} />);
  await stage.restart(0);
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
  expect(new Set(stage.getState().passed.map(({ call }) => call))).toContain('currentUser');
  await expect(
    stage.perform({ do: 'send', type: 'users.answered', sample: 0 }),
    'an answer about the map, which nobody asked for',
  ).rejects.toThrow('nothing waits for users.answered');
});

test('a replay that shows something else on the screen is not called equal', async () => {
  const stage = await openUsers();
  const shown = (step: number) => () => stage.getState().steps[step]?.shown?.lines.join();
  await main().getByRole('searchbox').fill('Tomás');
  await expect.element(main().getByRole('row', { name: /Daniela/ })).not.toBeInTheDocument();
  await switchOf('Activo').click();
  await expect.poll(shown(1)).toContain('Tomás');
  expect(shown(1)()).not.toContain('Daniela');
  const saved = reportOf(stage);
  await stage.restart(0);
  await stage.repeat(saved.steps);
  expect(stage.getState().steps.map(({ by }) => by)).toEqual(['chart', 'screen']);
  expect(verdictOn(saved, stage.getState().steps)).toContain('la pantalla se ve distinta desde el paso 2');

  const again = reportOf(stage);
  await stage.restart(0);
  await stage.repeat(again.steps);
  expect(verdictOn(again, stage.getState().steps)).toBe('Repetido: igual.');
});
