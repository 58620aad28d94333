import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { graphOf } from '#charts/graph/graph.ts';
import { walkable } from '#stories/charts/fixtures/walkable.ts';
import { NOTHING, type StepPicture } from '#stories/charts/stage/stage-state.ts';
import { FilmStrip } from '#stories/charts/walker/report/film-strip.tsx';
import { refusedStep } from '#tests/support/charts/refused-step.ts';
import { show } from '../support/show.tsx';

const chart = walkable('session');

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const step = (picture: StepPicture) => ({ ...refusedStep, picture });

function showStrip() {
  show(
    <FilmStrip
      chart={chart}
      graph={graphOf(chart.machine)}
      state={{
        ...NOTHING,
        steps: [step({ is: 'there', url: PIXEL }), step({ is: 'missing', why: 'next' })],
      }}
      start={0}
      isBusy={false}
      judged={new Map()}
      onJudge={() => undefined}
      send={() => undefined}
    />,
  );
}

const picture = (number: number) => page.getByRole('figure', { name: `Imagen del paso ${String(number)}` });
const frame = (number: number) => page.getByRole('listitem').filter({ hasText: `${String(number)} A «` });

test('the picture of a step shows while the pointer is on it', async () => {
  showStrip();
  await frame(1).hover();
  await expect
    .element(picture(1).getByRole('img', { name: 'La pantalla tras el paso 1' }))
    .toHaveAttribute('src', PIXEL);
  await frame(2).hover();
  await expect.element(picture(2)).toHaveTextContent('Sin imagen: el paso siguiente llegó antes.');
  await expect.element(picture(1)).not.toBeInTheDocument();
});

test('the picture of a step shows while the focus is in it, until Escape', async () => {
  showStrip();
  const button = page.getByRole('button', { name: 'Imagen del paso 1' });
  await expect.element(button).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.element(picture(1)).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(picture(1)).not.toBeInTheDocument();
});
