import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import { createActor } from 'xstate';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { ChartsBeside } from '#charts/beside/charts-beside.tsx';
import { questionMachine } from '#machines/question/question.machine.ts';
import { CHARTS_ID } from '#mocks/demo/panel-id.ts';
import { chartsOpen } from '#mocks/demo/panel-state.ts';
import { inspect, runningMachines } from '#mocks/demo/running-machines.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { onUsualPhone } from '../support/phone.ts';
import type { Play } from '../support/play.ts';
import { Page } from './beside-a-page.tsx';

/** A page that asks a question, with the chart of its machine beside it. */
function Asking() {
  const [actor] = useState(() => createActor(questionMachine, { inspect }));
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return (
    <>
      <Page>
        <button
          type="button"
          onClick={() => {
            actor.send({ type: 'question.ask' });
          }}
        >
          Preguntar
        </button>
      </Page>
      <ChartsBeside id={CHARTS_ID} open={chartsOpen} machines={runningMachines} />
    </>
  );
}

const meta = preview.meta({
  title: 'Demostración/Diagramas',
  component: Asking,
  parameters: pageParameters,
});

const aside = { name: 'Diagramas de esta página' };

/** The charts beside the page, with that of its question: machines of other pages may run on. */
async function chartsOf({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  const beside = within(canvas.getByRole('complementary', aside));
  const question = await beside.findByRole('button', { name: 'Pregunta antes de hacer' });
  if (question.ariaPressed !== 'true') await userEvent.click(question);
  return beside;
}

/** What is done on the page lights the chart; the arrow keys make it wider. */
export const Live = meta.story({
  name: 'En vivo',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    const beside = await chartsOf({ canvas, userEvent });
    await expect(await beside.findByRole('button', { name: 'Sin preguntar' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Preguntar' }));
    await expect(await beside.findByRole('button', { name: 'Preguntando' })).toBeVisible();
    const splitter = canvas.getByRole('separator', { name: 'Ancho del diagrama' });
    splitter.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(splitter).toHaveAttribute('aria-valuenow', '37');
    const page = canvas.getByRole('main').getBoundingClientRect();
    await expect(page.left).toBeGreaterThanOrEqual(splitter.getBoundingClientRect().right - 1);
  },
});

/** On a phone it is a sheet below the page, which stays usable. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  globals: onUsualPhone,
  play: async ({ canvas, userEvent }) => {
    const beside = await chartsOf({ canvas, userEvent });
    await expect(await beside.findByRole('figure', { name: /^Diagrama de/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Preguntar' }));
    await expect(await beside.findByRole('button', { name: 'Preguntando' })).toBeVisible();
    await expectNoOverflow();
  },
});
