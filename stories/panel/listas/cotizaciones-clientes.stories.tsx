import { expect, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href } from '#src/config/routes.ts';
import { Quotes } from '#src/screens/panel/listas-cotizaciones/quotes.tsx';
import { savedOrder } from '../../charts/samples/orders.ts';
import { json, serverAnswers } from '../../support/answers.ts';
import { logIn } from '../../support/log-in.ts';
import { expectCount, search } from '../../support/steps/inventory.ts';
import { panelNamed } from '../../support/steps/orders.tsx';
import { dealerQuote } from '../../support/steps/quotes.ts';
import { withScreen } from '../../support/with-screen.tsx';

const path = `${href('quotes')}?vista=clientes`;

const meta = preview.meta({
  title: 'Pantallas/panel/listas-cotizaciones/clientes',
  component: Quotes,
  render: withScreen(<Quotes />, { path, route: href('quotes'), padded: true }),
  parameters: pageParameters,
  beforeEach: async () => {
    await logIn('Distribuidor');
    await serverAnswers(
      json(200, {
        data: [
          dealerQuote({
            id: 'a',
            folio: 'C-1001',
            client: { name: 'Rebeca Ibarra', phone: '81 1234 5678', email: null },
            created_at: '2026-11-03T17:00:00Z',
          }),
          dealerQuote({
            id: 'b',
            folio: 'C-1002',
            client: { name: 'Sra. Rebeca', phone: '+52 1 81 1234 5678', email: 'rebeca@ejemplo.mx' },
            created_at: '2026-11-07T17:00:00Z',
            answer_note: 'Llamen antes de venir',
          }),
          dealerQuote({
            id: 'c',
            folio: 'C-1003',
            client: { name: 'Hotel Nogal', phone: null, email: 'compras@nogal.mx' },
            created_at: '2026-11-05T17:00:00Z',
          }),
        ],
      }),
      'quotes',
    );
    await serverAnswers(json(200, { data: [] }), 'clients');
    const client = { name: 'Rebeca', phone: '8112345678', email: null };
    await serverAnswers(
      json(200, {
        data: [{ ...savedOrder, stage: 'cancelado', client, created_at: '2026-11-04T17:00:00Z' }],
      }),
      'orders',
    );
  },
});

/** Two spellings of a telephone are one client, under the name that was written last. */
export const Shown = meta.story({
  name: 'Así se ve (B133)',
  play: async (story) => {
    await expectCount(story, '2 clientes');
    await expect(await story.canvas.findByRole('link', { name: 'Sra. Rebeca' })).toHaveAttribute(
      'href',
      `${path}&cliente=a`,
    );
  },
});

/** Everything of a client, and another quote for them in one press. */
export const Opened = meta.story({
  name: 'Un cliente (B133)',
  render: withScreen(<Quotes />, { path: `${path}&cliente=b`, route: href('quotes'), padded: true }),
  play: async () => {
    const panel = await panelNamed(/^Sra\. Rebeca$/);
    await expect(within(panel.getByRole('list', { name: 'Cotizaciones' })).getAllByRole('link')).toHaveLength(
      2,
    );
    await expect(panel.getByText('Llamen antes de venir')).toBeVisible();
    // Of a cancelled order nothing is left to pay: what was paid is given back.
    const orders = panel.getByRole('list', { name: 'Órdenes' });
    await expect(within(orders).getByText(/^Cancelado/)).toHaveTextContent(
      'Cancelado · Rollux te devuelve $1,252.80',
    );
    await expect(panel.getByRole('link', { name: 'Nueva cotización' })).toHaveAttribute(
      'href',
      `${href('quoter')}?para=b`,
    );
  },
});

/** A telephone is found however it is written. */
export const Found = meta.story({
  name: 'Buscar por teléfono',
  tags: ['long'],
  play: async (story) => {
    await expectCount(story, '2 clientes');
    await search(story, '(81) 1234-5678');
    await expectCount(story, '1 de 2 clientes');
  },
});
