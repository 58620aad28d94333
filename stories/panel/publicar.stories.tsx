import { notifications } from '@mantine/notifications';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { daysAfter, today } from '#mocks/today.ts';
import { href } from '#src/config/routes.ts';
import { ROWS_PER_PAGE } from '#src/lists/page-of.ts';
import { PriceList } from '#src/screens/panel/lista-precios/price-list.tsx';
import { NoticesPlace } from '#src/ui/notices/notices.tsx';
import { pdfFile, shown } from '../charts/samples/publications.ts';
import { countRequests, expectRequests, json, serverAnswers, unreachable } from '../support/answers.ts';
import { logIn } from '../support/log-in.ts';
import { fitsPhone } from '../support/phone.ts';
import type { Play } from '../support/play.ts';
import { dialogNamed } from '../support/steps/dialogs.ts';
import { expectNotice } from '../support/steps/profile.tsx';
import { withScreen } from '../support/with-screen.tsx';

const route = href('priceList');

const screenOf = (
  <>
    <PriceList />
    <NoticesPlace />
  </>
);

const meta = preview.meta({
  title: 'Pantallas/panel/lista-precios/publicar',
  component: PriceList,
  render: withScreen(screenOf, { path: `${route}?publicar=archivo`, route, padded: true }),
  parameters: pageParameters,
  beforeEach: async () => {
    notifications.clean();
    await logIn('Administrador');
  },
});

const BLINDS = 'Lista de precios de persianas 2026';

const dialog = () => dialogNamed('Publicar listas de precios');

const choose = async ({ userEvent }: Pick<Play, 'userEvent'>, file: File) => {
  await userEvent.upload(await (await dialog()).findByLabelText('PDF por publicar'), file);
};

const rowNamed = async (name: string) =>
  within(await (await dialog()).findByRole('listitem', { name }, { timeout: 5_000 }));

/** The name follows the file until somebody types one; a day to come makes it wait. */
export const Planned = meta.story({
  name: 'Programado (B149)',
  play: async (story) => {
    const form = await dialog();
    await choose(story, pdfFile);
    await expect(await form.findByRole('region', { name: /^Páginas de / })).toBeVisible();
    const name = form.getByRole('textbox', { name: 'Nombre' });
    await expect(name).toHaveValue('Lista de precios 2087');
    const day = form.getByLabelText('Se ve desde');
    await story.userEvent.clear(day);
    await story.userEvent.type(day, daysAfter(today(), 37));
    await story.userEvent.click(form.getByRole('button', { name: 'Publicar' }));
    await expectNotice(/^“Lista de precios 2087” se publica el /);
    const row = await rowNamed('Lista de precios 2087');
    await expect(row.getByText('Programado')).toBeVisible();
    await expect((await dialog()).getByRole('textbox', { name: 'Nombre' })).toHaveValue('');
  },
});

/** Taking a file back is undone by its own button, and the page behind follows. */
export const Withdrawn = meta.story({
  name: 'Retirado y otra vez a la vista (B149)',
  play: async ({ userEvent }) => {
    const row = await rowNamed(BLINDS);
    await userEvent.click(row.getByRole('button', { name: 'Retirar' }));
    await expectNotice(`Retiramos “${BLINDS}”`);
    await expect(await row.findByText('Retirado')).toBeVisible();
    await waitFor(() => expect(document.querySelector('article h3')?.textContent).not.toBe(BLINDS));
    await userEvent.click(await row.findByRole('button', { name: 'Volver a publicar' }));
    await expect(await row.findByText('A la vista')).toBeVisible();
  },
});

/** A file that is no PDF is refused; what was typed stays. */
export const Refused = meta.story({
  name: 'No es un PDF',
  play: async (story) => {
    const form = await dialog();
    await story.userEvent.type(await form.findByRole('textbox', { name: 'Nombre' }), 'Lista de enero');
    await choose(story, new File(['Blackout, 1.37 m'], 'lista.pdf', { type: 'application/pdf' }));
    await expect(await form.findByText(/^Ese archivo no es un PDF/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Lista de enero');
    await story.userEvent.click(form.getByRole('button', { name: 'Publicar' }));
    await expect(await form.findByText('Elige primero el PDF.')).toBeVisible();
  },
});

/** A dropped file is lost only on purpose. */
export const Dropped = meta.story({
  name: 'Soltado, y casi cerrado',
  tags: ['long'],
  play: async ({ userEvent }) => {
    const form = await dialog();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdfFile);
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    (await form.findByLabelText('PDF por publicar')).dispatchEvent(drop);
    await form.findByRole('region', { name: /^Páginas de / });
    await userEvent.click(form.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await expect(form.getByRole('region', { name: /^Páginas de / })).toBeVisible();
  },
});

/** A failed upload keeps the file and the words. */
export const Failed = meta.story({
  name: 'No subió',
  tags: ['long'],
  play: async (story) => {
    const form = await dialog();
    await choose(story, pdfFile);
    await form.findByRole('region', { name: /^Páginas de / });
    await serverAnswers(unreachable, 'publishFile');
    const lists = await countRequests('publications');
    await story.userEvent.click(form.getByRole('button', { name: 'Publicar' }));
    await expect(await form.findByRole('alert')).toBeVisible();
    // It may have been published all the same.
    await expectRequests(lists, 1);
    await expect(form.getByRole('region', { name: /^Páginas de / })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Lista de precios 2087');
  },
});

/** Of many only a page is drawn, the newest first. */
export const Many = meta.story({
  name: 'Con muchos archivos',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(
      json(
        200,
        Array.from({ length: 137 }, (_, at) => ({
          ...shown,
          id: String(at),
          name: `Lista ${String(at)}`,
          updated_at: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
        })),
      ),
      'publications',
    ),
  play: async (story) => {
    const { userEvent } = story;
    const opened = await dialog();
    await rowNamed('Lista 136');
    await expect(opened.getAllByRole('listitem', { name: /^Lista/ })).toHaveLength(ROWS_PER_PAGE);
    const pages = within(opened.getByRole('navigation', { name: 'Páginas: Lo publicado' }));
    await userEvent.click(pages.getByRole('button', { name: 'Página siguiente' }));
    await rowNamed(`Lista ${String(136 - ROWS_PER_PAGE)}`);
  },
});

/** The narrowest phone. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  ...fitsPhone(async () => {
    await rowNamed(BLINDS);
  }),
});

/** A server without these calls. */
export const NotOffered = meta.story({
  name: 'El servidor no lo ofrece',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(404, {}), 'publications'),
  play: async () => {
    const opened = await dialog();
    await waitFor(() => expect(opened.queryByRole('form')).toBeNull());
  },
});

/** Nobody else is offered it. */
export const ForOthers = meta.story({
  name: 'Para quien no administra (B149)',
  beforeEach: async () => {
    await logIn('Distribuidor');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: BLINDS });
    await expect(canvas.queryByText('Publicar y retirar')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
