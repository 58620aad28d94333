import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { graphOf } from '#charts/graph/graph.ts';
import { walkable } from '#stories/charts/fixtures/walkable.ts';
import type { Judged, Said } from '#stories/charts/progress/record.ts';
import { NOTHING, type StepPicture } from '#stories/charts/stage/stage-state.ts';
import { FilmStrip } from '#stories/charts/walker/report/film-strip.tsx';
import type { Walk } from '#stories/charts/walker/walk.ts';
import { refusedStep } from '#tests/support/charts/refused-step.ts';
import { show } from '../support/show.tsx';

const chart = walkable('session');

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const step = (picture: StepPicture) => ({ ...refusedStep, picture });

const edges = ['session.out:login'];

interface Told {
  readonly said?: readonly Said[];
  readonly judged?: Judged;
}

function showStrip({ said = [], judged }: Told = {}) {
  const onJudge = vi.fn<Walk['onJudge']>();
  show(
    <FilmStrip
      chart={chart}
      graph={graphOf(chart.machine)}
      state={{
        ...NOTHING,
        steps: [
          { ...step({ is: 'there', url: PIXEL }), edges },
          { ...step({ is: 'missing', why: 'next' }), edges: [] },
        ],
      }}
      start={0}
      isBusy={false}
      judged={new Map(judged === undefined ? [] : [['session.out:login', judged]])}
      said={new Map([['session.out:login', said]])}
      onJudge={onJudge}
      send={() => undefined}
    />,
  );
  return onJudge;
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

const wrong = {
  ...{ mark: 'a', version: '0.1.0', at: '2026-11-21T18:00:00.000Z', is: 'wrong' as const, by: 'Ana' },
  picture: '2026-11-21T18:00:00.000Z session',
};

const buttonOf = (name: string) =>
  page.getByRole('group', { name: 'Paso 1: ¿está bien?' }).getByRole('button', { name });

test('B157: what was said of a step can be changed and taken back, and is there to be read', async () => {
  const onJudge = showStrip({ said: [wrong], judged: wrong });
  await expect.element(buttonOf('Está mal')).toHaveAttribute('aria-pressed', 'true');
  await buttonOf('Está mal').click();
  expect(onJudge, 'it is said already').not.toHaveBeenCalled();
  await buttonOf('Sin juzgar').click();
  expect(onJudge).toHaveBeenLastCalledWith(edges, 'open', 0);
  await buttonOf('Está bien').click();
  expect(onJudge).toHaveBeenLastCalledWith(edges, 'right', 0);
  await page.getByText('Lo que dijiste (1)').click();
  await expect.element(page.getByText(/^✘ Está mal: Ana, 21 nov 2026, .+, versión 0\.1\.0/)).toBeVisible();
  await expect.element(page.getByText(/^Su imagen ya no está/)).toBeVisible();
});

test('B157: nothing can be taken back of a step that nobody has judged', async () => {
  const onJudge = showStrip();
  await expect.element(buttonOf('Sin juzgar')).toHaveAttribute('aria-pressed', 'true');
  await buttonOf('Sin juzgar').click();
  expect(onJudge).not.toHaveBeenCalled();
  await expect.element(page.getByText(/^Lo que dijiste/)).not.toBeInTheDocument();
});
