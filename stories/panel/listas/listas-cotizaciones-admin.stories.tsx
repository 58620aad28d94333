import { expect, screen, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href } from '#src/config/routes.ts';
import { QuotesAdmin } from '#src/screens/panel/listas-cotizaciones-admin/quotes-admin.tsx';
import { json, serverAnswers, unreachable } from '../../support/answers.ts';
import { expectPage, shopLinks } from '../../support/expect-page.ts';
import { logIn } from '../../support/log-in.ts';
import { fitsPhone } from '../../support/phone.ts';
import { expectCount, filterBy, listTable } from '../../support/steps/inventory.ts';
import { foliosIn, ownQuote, quotePane, sentQuote } from '../../support/steps/quotes.ts';
import { withScreen } from '../../support/with-screen.tsx';

const rosa = { id: 21, name: 'Rosa Elizondo', phone: '8187654321', email: 'rosa@correo.mx' };
const theirs = sentQuote({ id: 'b', folio: 'C-1042', made_by: rosa });

const meta = preview.meta({
  title: 'Pantallas/panel/listas-cotizaciones-admin',
  component: QuotesAdmin,
  render: withScreen(<QuotesAdmin />, { path: href('quotesAdmin'), padded: true }),
  parameters: pageParameters,
  beforeEach: async () => {
    await logIn('Distribuidor');
    await serverAnswers(
      json(200, {
        data: [
          ownQuote({ id: 'a', folio: 'C-1001', made_by: { ...rosa, id: 2, name: 'Persianas del Norte' } }),
          theirs,
          ownQuote({ id: 'c', folio: 'C-1003', made_by: { ...rosa, id: 22, name: null } }),
        ],
      }),
      'networkQuotes',
    );
    await serverAnswers(json(200, { data: theirs }), 'quote');
  },
});

/** A network's quotes, each with its maker. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async (story) => {
    await expectPage(story, 'Cotizaciones de mi red', {});
    await expectCount(story, '3 cotizaciones');
    const table = await listTable(story);
    await expect(table.getByText('Rosa Elizondo')).toBeVisible();
    await expect(table.getByText('Usuario 22')).toBeVisible();
  },
});

/** The quotes of one person. */
export const OfOne = meta.story({
  name: 'De una',
  tags: ['long'],
  play: async (story) => {
    await filterBy(story, 'La hizo', /^Rosa Elizondo$/);
    await expectCount(story, '1 de 3 cotizaciones');
    await expect(await foliosIn(story)).toEqual(['C-1042']);
  },
});

/** Another person's quote is read-only: only its maker has actions. */
export const SomebodyElses = meta.story({
  name: 'De otra persona',
  render: withScreen(<QuotesAdmin />, {
    path: `${href('quotesAdmin')}?cotizacion=b`,
    route: href('quotesAdmin'),
    padded: true,
  }),
  play: async () => {
    const pane = await quotePane();
    await expect(await pane.findByText(/^Solo quien la hizo puede cambiarla/)).toBeVisible();
    await expect(pane.getByText('Rosa Elizondo')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Hacer la orden' })).toBeNull();
  },
});

/** It fails to load. */
export const Fails = meta.story({
  name: 'Falla',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'networkQuotes'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** The network has no quotes yet. */
export const Empty = meta.story({
  name: 'Vacío',
  beforeEach: () => serverAnswers(json(200, []), 'networkQuotes'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todavía no hay cotizaciones en tu red.')).toBeVisible();
  },
});

/** On the narrowest phone. */
export const Phone = meta.story({ name: 'En el teléfono', tags: ['long'], ...fitsPhone(listTable) });

/** A customer's role does not have it: the heading stays, and it names the contact. */
export const Narrowed = meta.story({
  name: 'Rol limitado',
  tags: ['long'],
  beforeEach: () => logIn('Cliente'),
  play: async (story) => {
    await expect(await story.canvas.findByText(/^Esta lista es para distribuidores/)).toBeVisible();
    await expectPage(story, 'Cotizaciones de mi red', shopLinks);
  },
});

/** Requests for samples: whom to send what, with labels, and which were sent. Distributors have no such tab. */
export const Samples = meta.story({
  name: 'Solicitudes de muestras',
  render: withScreen(<QuotesAdmin />, {
    path: `${href('quotesAdmin')}?vista=muestras`,
    route: href('quotesAdmin'),
    padded: true,
  }),
  beforeEach: () => logIn('Administrador'),
  play: async ({ canvas, userEvent }) => {
    const waiting = within(await canvas.findByRole('listitem', { name: 'M-2' }));
    await expect(waiting.getByText('76000 Querétaro, Querétaro')).toBeVisible();
    await waitFor(() =>
      expect(waiting.getByRole('list', { name: 'Muestras de M-2' })).toHaveTextContent(
        'Screen 5 %, Blanco Lino (ES-501), cotización C-1029',
      ),
    );
    await expect(canvas.getByRole('button', { name: 'Etiquetas de envío' })).toBeVisible();
    await userEvent.click(waiting.getByRole('button', { name: 'Ya la mandé' }));
    await expect(await canvas.findByText('Ya mandaste todas.')).toBeVisible();
  },
});
