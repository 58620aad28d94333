import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { graphOf } from '#charts/graph/graph.ts';
import { doneOf } from '#stories/charts/fixtures/act.ts';
import { walkable } from '#stories/charts/fixtures/walkable.ts';
import { photograph } from '#stories/charts/stage/photograph.ts';
import { pictureForm } from '#stories/charts/stage/step-pictures.ts';
import { reportPage } from '#stories/charts/walker/report/report-page.ts';
import { openStage } from '../film/support/open-stage.tsx';

type Stage = Awaited<ReturnType<typeof openStage>>;

const openWithPictures = () => openStage('session', { takesPictures: true });

const password = () => page.getByLabelText('Contraseña', { exact: true });

async function logIn(typed: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@correo.mx');
  await password().fill(typed);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

const picturesOf = (stage: Stage) => stage.getState().steps.map(({ picture }) => picture);

/** The picture of a step, once it is taken. */
async function taken(stage: Stage, index: number): Promise<string> {
  await expect.poll(() => picturesOf(stage)[index]?.is).toBe('there');
  const picture = picturesOf(stage)[index];
  return picture?.is === 'there' ? picture.url : '';
}

test('each step has the picture of its own screen, which goes into the report', async () => {
  const stage = await openWithPictures();
  await logIn('muy-secreta');
  const waits = await taken(stage, 0);
  await stage.perform({ do: 'answer', invoke: 'login', with: '401' });
  const refused = await taken(stage, 1);
  expect(waits).toMatch(/^data:image\/webp;base64,/);
  expect(refused).not.toBe(waits);
  expect(await taken(stage, 0), 'the first one stays').toBe(waits);
  const chart = walkable('session');
  const walked = { chart, graph: graphOf(chart.machine), start: 0, state: stage.getState() };
  const html = reportPage(walked, '');
  expect(html).toContain(`<img src="${waits}" alt="La pantalla tras el paso 1">`);
  expect(html).toContain(`<img src="${refused}" alt="La pantalla tras el paso 2">`);
});

test('a picture of a step shows no password', async () => {
  const stage = await openWithPictures();
  await logIn('muy-secreta');
  const url = await taken(stage, 0);
  const field = password().element();
  if (!(field instanceof HTMLInputElement)) throw new Error('the password has no field');
  expect(field.value).toBe('muy-secreta');
  field.value = '';
  expect(url).toBe(await photograph(document, { form: pictureForm }));
});

test('a step that another one follows at once has none, and says why', async () => {
  const stage = await openWithPictures();
  await stage.perform({ do: 'send', type: 'session.login', sample: 0 });
  await stage.perform({ do: 'answer', invoke: 'login', with: '401' });
  await taken(stage, 1);
  expect(picturesOf(stage)[0]).toEqual({ is: 'missing', why: 'next' });
});

test('a repeated file with pictures has one of each step, however fast they follow each other', async () => {
  const stage = await openWithPictures();
  await stage.perform({ do: 'send', type: 'session.login', sample: 0 });
  await stage.perform({ do: 'answer', invoke: 'login', with: '401' });
  await taken(stage, 1);
  const acts = stage.getState().steps.map(doneOf);
  await stage.restart(0);
  await stage.repeat({ acts, isPictured: true });
  await taken(stage, 1);
  expect(picturesOf(stage).map((picture) => picture?.is)).toEqual(['there', 'there']);
});

test('a repeated step that shows the same keeps its picture', async () => {
  const stage = await openWithPictures();
  await logIn('muy-secreta');
  const first = await taken(stage, 0);
  await stage.perform({ do: 'answer', invoke: 'login', with: '401' });
  const second = await taken(stage, 1);
  const acts = stage.getState().steps.map(doneOf);
  await stage.restart(0);
  await stage.repeat({ acts });
  expect(await taken(stage, 1)).toBe(second);
  expect(await taken(stage, 0)).toBe(first);
});
