import { HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href } from '#src/config/routes.ts';
import { PriceList } from '#src/screens/panel/lista-precios/price-list.tsx';
import { json, serverAnswers, serverRecovers } from '../support/answers.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';
import { shortenWaits } from '../support/shorten-waits.ts';
import {
  answerDocuments,
  catchSavedFiles,
  damaged,
  expectSaved,
  fileNamed,
  gone,
  half,
  picture,
  some,
} from '../support/steps/documents.ts';
import { withScreen } from '../support/with-screen.tsx';

const path = href('priceList');

const meta = preview.meta({
  title: 'Pantallas/panel/lista-precios/archivos',
  component: PriceList,
  render: withScreen(<PriceList />, { path, padded: true }),
  parameters: pageParameters,
  globals: { escenario: 'distribuidor' },
});

const BLINDS = 'Lista de precios de persianas 2026';
const FILE = 'Lista de precios de persianas 2026 (2026-08-03).pdf';

/** "Ver" opens the document on the page: its pages, the visible page's number, and its text for screen readers. */
export const Seen = meta.story({
  name: 'A la vista',
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Ver ${BLINDS}` }));
    const pages = await file.findByRole('region', { name: `Páginas de ${BLINDS}` });
    await expect(pages).toBeVisible();
    await expect(file.getByRole('textbox', { name: 'Página' })).toHaveValue('1');
    await expect(file.getByText('de 11')).toBeVisible();
    await expect(await file.findByText('EB-101 Blackout Lino Blanco')).toBeInTheDocument();
    await expect(file.getByRole('button', { name: `Cerrar ${BLINDS}` })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});

/** An address with a document opens it, as for a link or a reload. */
export const SeenByAddress = meta.story({
  name: 'A la vista desde la dirección',
  tags: ['long'],
  render: withScreen(<PriceList />, {
    path: `${path}?archivo=lista-de-precios-de-persianas-2026`,
    route: path,
    padded: true,
  }),
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await expect(await file.findByRole('region', { name: `Páginas de ${BLINDS}` })).toBeVisible();
  },
});

/** "Cerrar" shows the list again and keeps the focus. */
export const Closed = meta.story({
  name: 'Cerrado',
  tags: ['long'],
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Ver ${BLINDS}` }));
    await file.findByRole('region', { name: `Páginas de ${BLINDS}` });
    await story.userEvent.click(file.getByRole('button', { name: `Cerrar ${BLINDS}` }));
    await waitFor(() => expect(file.queryByRole('region')).toBeNull());
    await expect(file.getByRole('button', { name: `Ver ${BLINDS}` })).toHaveFocus();
  },
});

/** A page can be chosen; far pages render only then. */
export const AnotherPage = meta.story({
  name: 'Otra página',
  tags: ['long'],
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Ver ${BLINDS}` }));
    const page = await file.findByRole('textbox', { name: 'Página' });
    const last = await file.findByRole('group', { name: 'Página 11 de 11' });
    await expect(last.querySelector('canvas')).toBeNull();
    await story.userEvent.clear(page);
    await story.userEvent.type(page, '11{Enter}');
    await waitFor(() => expect(file.getByRole('textbox', { name: 'Página' })).toHaveValue('11'));
    await waitFor(() => expect(last.querySelector('canvas')).not.toBeNull());
    await story.userEvent.click(file.getByRole('button', { name: 'Página anterior' }));
    await waitFor(() => expect(file.getByRole('textbox', { name: 'Página' })).toHaveValue('10'));
  },
});

/** Zoom by buttons and by keyboard, and back to the window's width. */
export const Larger = meta.story({
  name: 'Más grande',
  tags: ['long'],
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Ver ${BLINDS}` }));
    const pages = await file.findByRole('region', { name: `Páginas de ${BLINDS}` });
    const fit = file.getByRole('button', { name: 'Ajustar al ancho' });
    const first = await file.findByRole('group', { name: 'Página 1 de 11' });
    const width = first.clientWidth;
    await expect(fit).toHaveAttribute('aria-pressed', 'true');
    await story.userEvent.click(file.getByRole('button', { name: 'Acercar' }));
    await waitFor(() => expect(first.clientWidth).toBeGreaterThan(width));
    await expect(fit).toHaveAttribute('aria-pressed', 'false');
    pages.focus();
    await story.userEvent.keyboard('--');
    await waitFor(() => expect(first.clientWidth).toBeLessThan(width));
    await story.userEvent.keyboard('0');
    await waitFor(() => expect(first.clientWidth).toBe(width));
  },
});

/** A downloaded document has the server's file name. */
export const Downloaded = meta.story({
  name: 'Descargado',
  play: async (story) => {
    const saved = catchSavedFiles();
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Descargar ${BLINDS}` }));
    await expect(await file.findByText('Descargado. Está con tus descargas.')).toHaveRole('status');
    await expectSaved(saved, FILE);
  },
});

/** A shown document is downloaded without another request. */
export const DownloadedWhileSeen = meta.story({
  name: 'Descargado mientras se ve',
  tags: ['long'],
  play: async (story) => {
    const saved = catchSavedFiles();
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Ver ${BLINDS}` }));
    await file.findByRole('region', { name: `Páginas de ${BLINDS}` });
    await answerDocuments(gone);
    await story.userEvent.click(file.getByRole('button', { name: `Descargar ${BLINDS}` }));
    await expectSaved(saved, FILE);
    await expect(file.queryByRole('alert')).toBeNull();
  },
});

/** While it loads: the progress, and a cancel button. */
export const Downloading = meta.story({
  name: 'Descargando',
  tags: ['long'],
  beforeEach: () => answerDocuments(half),
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    const button = file.getByRole('button', { name: `Descargar ${BLINDS}` });
    await story.userEvent.click(button);
    const progress = await file.findByRole('progressbar', { name: `Avance de ${BLINDS}` });
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '50'));
    await expect(await file.findByText('50%')).toBeVisible();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Without a known size: the loaded amount. */
export const DownloadingWithoutEnd = meta.story({
  name: 'Descargando sin fin',
  tags: ['long'],
  beforeEach: () => answerDocuments(some),
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Descargar ${BLINDS}` }));
    await expect(await file.findByText('1.5 MB')).toBeVisible();
    await expect(file.queryByRole('progressbar')).toBeNull();
  },
});

/** Without data for a while: a text says so. */
export const Slow = meta.story({
  name: 'Se tarda',
  tags: ['long'],
  beforeEach: async () => {
    await answerDocuments(() => new Promise<never>(() => undefined));
    return shortenWaits('slow');
  },
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Descargar ${BLINDS}` }));
    await expect(await file.findByText('Seguimos esperando la respuesta…')).toHaveRole('status');
  },
});

/** A cancelled document can be requested again. */
export const GivenUp = meta.story({
  name: 'Espera cancelada',
  tags: ['long'],
  beforeEach: () => answerDocuments(half),
  play: async (story) => {
    const saved = catchSavedFiles();
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Descargar ${BLINDS}` }));
    await file.findByText('50%');
    await story.userEvent.click(file.getByRole('button', { name: 'Cancelar' }));
    await expect(await file.findByRole('alert')).toHaveTextContent('Cancelaste la descarga.');
    await serverRecovers();
    await story.userEvent.click(file.getByRole('button', { name: 'Reintentar' }));
    await expectSaved(saved, FILE);
    await expect(file.queryByRole('alert')).toBeNull();
  },
});

/** A broken link is an alert at its file, and the others are unaffected. */
export const BrokenLink = meta.story({
  name: 'Enlace roto',
  tags: ['long'],
  beforeEach: () => answerDocuments(gone),
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Ver ${BLINDS}` }));
    const alert = await file.findByRole('alert');
    await expect(alert).toHaveTextContent('Este archivo ya no está en el servidor.');
    await expect(file.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await expect(story.canvas.getAllByRole('alert')).toHaveLength(1);
  },
});

/** A network error offers a retry and a link to open it in another tab. */
export const Unreachable = meta.story({
  name: 'Sin conexión con el servidor',
  tags: ['long'],
  beforeEach: () => answerDocuments(() => HttpResponse.error()),
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Ver ${BLINDS}` }));
    await expect(await file.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
    const link = file.getByRole('link', { name: `Abrir ${BLINDS} en otra pestaña` });
    await expect(link).toHaveAttribute(
      'href',
      `${location.origin}/storage/files/lista-de-precios-persianas-2026.pdf`,
    );
    await expect(link).toHaveAttribute('target', '_blank');
    await serverRecovers();
    await story.userEvent.click(file.getByRole('button', { name: 'Reintentar' }));
    await expect(await file.findByRole('region', { name: `Páginas de ${BLINDS}` })).toBeVisible();
  },
});

/** Another site without CORS: it says so, and the document can be opened there. */
export const Elsewhere = meta.story({
  name: 'En otro servidor',
  tags: ['long'],
  beforeEach: async () => {
    const name = 'Lista en la nube';
    await serverAnswers(
      json(200, [{ name, url: 'https://archivos.ejemplo.mx/storage/files/lista.pdf' }]),
      'priceListFiles',
    );
    await answerDocuments(() => HttpResponse.error());
  },
  play: async (story) => {
    const file = await fileNamed(story, 'Lista en la nube');
    await story.userEvent.click(file.getByRole('button', { name: 'Ver Lista en la nube' }));
    await expect(await file.findByRole('alert')).toHaveTextContent(
      'Este archivo está en archivos.ejemplo.mx y no se deja traer hasta aquí.',
    );
    await expect(file.getByRole('link', { name: /^Abrir/ })).toHaveAttribute(
      'href',
      'https://archivos.ejemplo.mx/storage/files/lista.pdf',
    );
  },
});

/** A picture is not a PDF: it can be opened in another tab and downloaded. */
export const NotAPdf = meta.story({
  name: 'No es un PDF',
  tags: ['long'],
  beforeEach: () => answerDocuments(picture),
  play: async (story) => {
    const saved = catchSavedFiles();
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Ver ${BLINDS}` }));
    await expect(await file.findByText(/^Este archivo es una imagen/)).toBeVisible();
    await expect(file.getByRole('link', { name: /^Abrir/ })).toBeVisible();
    await story.userEvent.click(file.getByRole('button', { name: `Descargar ${BLINDS}` }));
    await expectSaved(saved, FILE.replace('.pdf', '.png'));
  },
});

/** A broken PDF says so. */
export const Damaged = meta.story({
  name: 'Dañado',
  tags: ['long'],
  beforeEach: () => answerDocuments(damaged),
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Ver ${BLINDS}` }));
    await expect(await file.findByText(/no es un PDF, o está dañado o protegido/)).toBeVisible();
  },
});

/** An unsafe address has no link, and is not fetched again. */
export const ForeignAddress = meta.story({
  name: 'Dirección ajena',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(json(200, [{ name: 'Trampa', url: 'data:text/html,hola' }]), 'priceListFiles'),
  play: async (story) => {
    const file = await fileNamed(story, 'Trampa');
    await story.userEvent.click(file.getByRole('button', { name: 'Ver Trampa' }));
    await expect(await file.findByRole('alert')).toHaveTextContent('La dirección de este archivo no sirve.');
    await expect(file.queryByRole('link')).toBeNull();
    await expect(file.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
});

/** The preview fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Ver ${BLINDS}` }));
    await file.findByRole('region', { name: `Páginas de ${BLINDS}` });
    await expectNoOverflow();
  },
});
