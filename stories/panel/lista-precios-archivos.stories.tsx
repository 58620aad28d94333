import { HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { PriceList } from '#src/screens/panel/lista-precios/price-list.tsx';
import { json, serverAnswers, serverRecovers } from '../support/answers.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { hurry } from '../support/hurry.ts';
import { onPhone } from '../support/phone.ts';
import {
  catchSavedFiles,
  damaged,
  documentsAnswer,
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
const FILE = 'lista-de-precios-persianas-2026.pdf';

/** "Ver" opens the document on the page: its pages, which one is in sight, and the words of it for everybody. */
export const Seen = meta.story({
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

/** An address with a document opens it, as a link or a reload does. */
export const SeenByAddress = meta.story({
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

/** "Cerrar" brings the list back, and the focus stays where it was. */
export const Closed = meta.story({
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Ver ${BLINDS}` }));
    await file.findByRole('region', { name: `Páginas de ${BLINDS}` });
    await story.userEvent.click(file.getByRole('button', { name: `Cerrar ${BLINDS}` }));
    await waitFor(() => expect(file.queryByRole('region')).toBeNull());
    await expect(file.getByRole('button', { name: `Ver ${BLINDS}` })).toHaveFocus();
  },
});

/** One can go to a page, and far pages are drawn only then. */
export const AnotherPage = meta.story({
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

/** Larger and smaller, by the buttons and by the keyboard, and back to the width of the window. */
export const Larger = meta.story({
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

/** A document that is kept has the name that it has on the server. */
export const Downloaded = meta.story({
  play: async (story) => {
    const saved = catchSavedFiles();
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Descargar ${BLINDS}` }));
    await expect(await file.findByText('Descargado. Está con tus descargas.')).toHaveRole('status');
    await expectSaved(saved, FILE);
  },
});

/** What is on the page already is kept without asking for it again. */
export const DownloadedWhileSeen = meta.story({
  play: async (story) => {
    const saved = catchSavedFiles();
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Ver ${BLINDS}` }));
    await file.findByRole('region', { name: `Páginas de ${BLINDS}` });
    await documentsAnswer(gone);
    await story.userEvent.click(file.getByRole('button', { name: `Descargar ${BLINDS}` }));
    await expectSaved(saved, FILE);
    await expect(file.queryByRole('alert')).toBeNull();
  },
});

/** On its way: how much has come of how much, and a way to give it up. */
export const Downloading = meta.story({
  beforeEach: () => documentsAnswer(half),
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    const button = file.getByRole('button', { name: `Descargar ${BLINDS}` });
    await story.userEvent.click(button);
    await expect(await file.findByRole('progressbar', { name: `Avance de ${BLINDS}` })).toHaveAttribute(
      'max',
      '3000000',
    );
    await expect(await file.findByText('50%')).toBeVisible();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A server that does not say how much there is: so much has come. */
export const DownloadingWithoutEnd = meta.story({
  beforeEach: () => documentsAnswer(some),
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Descargar ${BLINDS}` }));
    await expect(await file.findByText('1.5 MB')).toBeVisible();
    await expect(file.getByRole('progressbar')).not.toHaveAttribute('value');
  },
});

/** Nothing has come for a while: that is said. */
export const Slow = meta.story({
  beforeEach: async () => {
    await documentsAnswer(() => new Promise<never>(() => undefined));
    return hurry('slow');
  },
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Descargar ${BLINDS}` }));
    await expect(await file.findByText('Seguimos esperando la respuesta…')).toHaveRole('status');
  },
});

/** Given up, it can be taken up again. */
export const GivenUp = meta.story({
  beforeEach: () => documentsAnswer(half),
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

/** A link that leads nowhere is said at its file, and the others are as before. */
export const BrokenLink = meta.story({
  beforeEach: () => documentsAnswer(gone),
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Ver ${BLINDS}` }));
    const alert = await file.findByRole('alert');
    await expect(alert).toHaveTextContent('Este archivo ya no está en el servidor.');
    await expect(file.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await expect(story.canvas.getAllByRole('alert')).toHaveLength(1);
  },
});

/** The network is gone: it can be tried again, and opened apart. */
export const Unreachable = meta.story({
  beforeEach: () => documentsAnswer(() => HttpResponse.error()),
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Ver ${BLINDS}` }));
    await expect(await file.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
    const link = file.getByRole('link', { name: `Abrir ${BLINDS} en otra pestaña` });
    await expect(link).toHaveAttribute('href', `${location.origin}/storage/files/${FILE}`);
    await expect(link).toHaveAttribute('target', '_blank');
    await serverRecovers();
    await story.userEvent.click(file.getByRole('button', { name: 'Reintentar' }));
    await expect(await file.findByRole('region', { name: `Páginas de ${BLINDS}` })).toBeVisible();
  },
});

/** Another site that lets no page read its files: said so, and it can be opened there. */
export const Elsewhere = meta.story({
  beforeEach: async () => {
    const name = 'Lista en la nube';
    await serverAnswers(
      json(200, [{ name, url: 'https://archivos.ejemplo.mx/storage/files/lista.pdf' }]),
      'priceListFiles',
    );
    await documentsAnswer(() => HttpResponse.error());
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

/** A picture is no PDF: it can be opened apart, and kept. */
export const NotAPdf = meta.story({
  beforeEach: () => documentsAnswer(picture),
  play: async (story) => {
    const saved = catchSavedFiles();
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Ver ${BLINDS}` }));
    await expect(await file.findByText(/^Este archivo es una imagen/)).toBeVisible();
    await expect(file.getByRole('link', { name: /^Abrir/ })).toBeVisible();
    await story.userEvent.click(file.getByRole('button', { name: `Descargar ${BLINDS}` }));
    await expectSaved(saved, FILE);
  },
});

/** A PDF that is broken says so. */
export const Damaged = meta.story({
  beforeEach: () => documentsAnswer(damaged),
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Ver ${BLINDS}` }));
    await expect(await file.findByText(/no es un PDF, o está dañado o protegido/)).toBeVisible();
  },
});

/** An address that a page must not follow is not offered. */
export const ForeignAddress = meta.story({
  beforeEach: () =>
    serverAnswers(json(200, [{ name: 'Trampa', url: 'javascript:alert(1)' }]), 'priceListFiles'),
  play: async (story) => {
    const file = await fileNamed(story, 'Trampa');
    await story.userEvent.click(file.getByRole('button', { name: 'Ver Trampa' }));
    await expect(await file.findByRole('alert')).toHaveTextContent('Su dirección no sirve.');
    await expect(file.queryByRole('link')).toBeNull();
  },
});

/** The preview fits the narrowest phone. */
export const Phone = meta.story({
  globals: onPhone,
  play: async (story) => {
    const file = await fileNamed(story, BLINDS);
    await story.userEvent.click(file.getByRole('button', { name: `Ver ${BLINDS}` }));
    await file.findByRole('region', { name: `Páginas de ${BLINDS}` });
    await expectNoOverflow();
  },
});
