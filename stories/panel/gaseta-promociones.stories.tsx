import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href } from '#src/config/routes.ts';
import { Promotions } from '#src/screens/panel/gaseta-promociones/promotions.tsx';
import { json, serverAnswers, serverRecovers } from '../support/answers.ts';
import { expectNoOverflow, expectPage } from '../support/expect-page.ts';
import { forbidden, offline } from '../support/failures.ts';
import { LONG } from '../support/hostile.ts';
import { onPhone } from '../support/phone.ts';
import {
  answerDocuments,
  catchSavedFiles,
  expectSaved,
  fileNamed,
  gone,
  half,
  picture,
} from '../support/steps/documents.ts';
import { waitingFor } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const path = href('promotions');

const meta = preview.meta({
  title: 'Pantallas/panel/gaceta-promociones',
  component: Promotions,
  render: withScreen(<Promotions />, { path, padded: true }),
  parameters: pageParameters,
  globals: { escenario: 'distribuidor' },
});

const AUTUMN = 'Gaceta de promociones: otoño';
const SUMMER = 'Gaceta de promociones: verano';
const COVER = `Portada de ${AUTUMN}`;

/** The newest edition with its cover and validity; the older ones below. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async (story) => {
    await expectPage(story, 'Gaceta de promociones', {});
    const latest = await fileNamed(story, AUTUMN);
    await expect(latest.getByText('Septiembre a noviembre de 2026')).toBeVisible();
    const cover = await latest.findByRole('img', { name: COVER });
    await waitFor(() => expect(cover.querySelector('canvas')).not.toBeNull());
    const older = await story.canvas.findAllByRole('article');
    await expect(older.map((one) => one.querySelector('h2, h3')?.textContent)).toEqual([
      AUTUMN,
      SUMMER,
      'Gaceta de promociones: primavera',
    ]);
  },
});

/** "Ver completa" opens the whole edition in place of the cover, and "Cerrar" shows the cover again. */
export const Read = meta.story({
  name: 'Leída',
  play: async (story) => {
    const latest = await fileNamed(story, AUTUMN);
    await story.userEvent.click(await latest.findByRole('button', { name: `Ver completa ${AUTUMN}` }));
    await expect(await latest.findByRole('region', { name: `Páginas de ${AUTUMN}` })).toBeVisible();
    await expect(latest.queryByRole('img', { name: COVER })).toBeNull();
    await story.userEvent.click(latest.getByRole('button', { name: `Cerrar ${AUTUMN}` }));
    await expect(await latest.findByRole('img', { name: COVER })).toBeVisible();
  },
});

/** An older edition opens below, while the newest keeps its cover. */
export const OlderSeen = meta.story({
  name: 'Una anterior',
  render: withScreen(<Promotions />, {
    path: `${path}?archivo=gaceta-de-promociones-verano`,
    route: path,
    padded: true,
  }),
  play: async (story) => {
    const older = await fileNamed(story, SUMMER);
    await expect(await older.findByRole('region', { name: `Páginas de ${SUMMER}` })).toBeVisible();
    await expect(await story.canvas.findByRole('img', { name: COVER })).toBeVisible();
  },
});

/** A shown document is downloaded without another request. */
export const Downloaded = meta.story({
  name: 'Descargado',
  play: async (story) => {
    const saved = catchSavedFiles();
    const latest = await fileNamed(story, AUTUMN);
    await latest.findByRole('img', { name: COVER });
    await story.userEvent.click(latest.getByRole('button', { name: `Descargar ${AUTUMN}` }));
    await expectSaved(saved, 'Gaceta de promociones otoño (2026-09-01).pdf');
  },
});

/** While the newest edition loads its space is reserved. */
export const Opening = meta.story({
  name: 'Abriéndose',
  tags: ['long'],
  beforeEach: () => answerDocuments(half),
  play: async (story) => {
    const latest = await fileNamed(story, AUTUMN);
    await expect(await latest.findByText('50%')).toBeVisible();
    await expect(latest.getByText('Abriendo…')).toHaveRole('status');
    await expect(latest.queryByRole('button', { name: /^Ver/ })).toBeNull();
  },
});

/** A broken link is an alert at its edition; the older ones are unaffected. */
export const BrokenLink = meta.story({
  name: 'Enlace roto',
  tags: ['long'],
  beforeEach: () => answerDocuments(gone),
  play: async (story) => {
    const latest = await fileNamed(story, AUTUMN);
    await expect(await latest.findByRole('alert')).toHaveTextContent(
      'Este archivo ya no está en el servidor.',
    );
    await expect(latest.getByRole('link', { name: `Abrir ${AUTUMN} en otra pestaña` })).toBeVisible();
    await expect(story.canvas.getAllByRole('article')).toHaveLength(3);
  },
});

/** A gazette that is a picture has no preview, only a download. */
export const NotAPdf = meta.story({
  name: 'No es un PDF',
  beforeEach: () => answerDocuments(picture),
  play: async (story) => {
    const saved = catchSavedFiles();
    const latest = await fileNamed(story, AUTUMN);
    await expect(await latest.findByText(/^Este archivo es una imagen/)).toBeVisible();
    await story.userEvent.click(latest.getByRole('button', { name: `Descargar ${AUTUMN}` }));
    await expectSaved(saved, 'Gaceta de promociones otoño (2026-09-01).png');
  },
});

/** One edition with a name and an address only. */
export const OnlyOne = meta.story({
  name: 'Solo una',
  beforeEach: () =>
    serverAnswers(
      json(200, { data: { title: 'Gaceta', path: '/storage/files/gaceta-de-promociones-otono.pdf' } }),
      'promotionFiles',
    ),
  play: async (story) => {
    const latest = await fileNamed(story, 'Gaceta');
    await expect(await latest.findByRole('img', { name: 'Portada de Gaceta' })).toBeVisible();
    await expect(story.canvas.queryByRole('heading', { name: 'Ediciones anteriores' })).toBeNull();
  },
});

/** Without any edition it says what to expect, and names the contact. */
export const Empty = meta.story({
  name: 'Vacío',
  globals: { escenario: 'tienda-vacia' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ahora no hay promociones publicadas.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Escríbenos por WhatsApp' })).toBeVisible();
  },
});

/** The editions are loading. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'promotionFiles'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando la gaceta…')).toHaveRole('status');
  },
});

/** The wait is slow. */
export const Slow = meta.story({
  name: 'Se tarda',
  tags: ['long'],
  beforeEach: waitingFor('slow', 'promotionFiles'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seguimos esperando la respuesta…')).toHaveRole('status');
  },
});

/** A long wait can be cancelled. */
export const GivenUp = meta.story({
  name: 'Espera cancelada',
  tags: ['long'],
  beforeEach: waitingFor('endless', 'promotionFiles'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
  },
});

/** The list fails and can be requested again. */
export const Failed = meta.story({
  name: 'Falló',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(500, {}), 'promotionFiles'),
  play: async (story) => {
    const { canvas } = story;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('El servidor tuvo un problema.');
    await serverRecovers();
    await story.userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByRole('img', { name: COVER })).toBeVisible();
  },
});

export const Offline = meta.story({
  name: 'Sin conexión',
  ...offline('promotionFiles', (story) => fileNamed(story, AUTUMN)),
  tags: ['long'],
});

export const Forbidden = meta.story({ name: 'Sin permiso', ...forbidden('promotionFiles'), tags: ['long'] });

/** Without dates the server's order is kept; long names fit the narrowest phone. */
export const PhoneAndHostile = meta.story({
  name: 'En el teléfono y con trampas',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () =>
    serverAnswers(
      json(200, [
        { name: LONG, url: '/storage/files/gaceta-de-promociones-otono.pdf', version: LONG },
        { name: 'Otra', url: '/storage/files/gaceta-de-promociones-verano.pdf' },
      ]),
      'promotionFiles',
    ),
  play: async (story) => {
    const latest = await fileNamed(story, LONG);
    await story.userEvent.click(await latest.findByRole('button', { name: /^Ver completa/ }));
    await latest.findByRole('region');
    await expectNoOverflow();
  },
});
