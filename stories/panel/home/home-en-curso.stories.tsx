import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { VisitProvider } from '#src/features/news/visits.tsx';
import { PanelHome } from '#src/screens/panel/home/home.tsx';
import { json, serverAnswers } from '../../support/answers.ts';
import { logIn } from '../../support/log-in.ts';
import { fitsPhone } from '../../support/phone.ts';
import { card } from '../../support/steps/panel.ts';
import { waitingFor } from '../../support/waiting.ts';
import { withScreen } from '../../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/home/en curso',
  component: PanelHome,
  render: withScreen(
    <VisitProvider>
      <PanelHome />
    </VisitProvider>,
    { path: '/panel', padded: true },
  ),
  parameters: pageParameters,
  beforeEach: () => logIn('Distribuidor'),
});

const stages = 'Órdenes por etapa';
const year = 'Órdenes de los últimos doce meses';

/** The number of orders per stage, and the year's totals. */
export const UnderWay = meta.story({
  name: 'En camino',
  tags: ['long'],
  play: async (story) => {
    const orders = await card(story, stages);
    await expect(await orders.findByRole('link', { name: /^Confirmado 1/ })).toHaveAttribute(
      'href',
      '/panel/listas/ordenes?etapa=confirmado',
    );
    const months = await card(story, year);
    await expect((await months.findAllByRole('row')).length).toBe(13);
    await expect(months.getByText(/órdenes, con IVA$/)).toBeVisible();
    const bars = months
      .getAllByRole('listitem', { hidden: true })
      .filter((item) => item.textContent.startsWith('$'))
      .map((item) => ({
        pesos: Number(item.textContent.replaceAll(/[$,]/g, '')),
        bar: item.firstElementChild,
      }));
    const height = (bar: Element | null) => bar?.getBoundingClientRect().height ?? 0;
    const highest = bars.reduce((one, other) => (other.pesos > one.pesos ? other : one));
    await expect(bars.length).toBe(12);
    // The bars' animation has ended by then.
    await waitFor(() => expect(height(highest.bar)).toBeGreaterThan(75));
    for (const { pesos, bar } of bars) {
      await waitFor(() => expect(height(bar) / height(highest.bar)).toBeCloseTo(pesos / highest.pesos, 1));
    }
  },
});

/** An administrator sees the open quotes and the orders of everybody. */
export const OfTheNetwork = meta.story({
  name: 'De la red',
  tags: ['long'],
  beforeEach: () => logIn('Administrador'),
  play: async (story) => {
    const open = await card(story, 'Cotizaciones abiertas');
    await expect(await open.findByRole('link', { name: /^Enviada \d+ cotizaci/ })).toHaveAttribute(
      'href',
      '/panel/listas/cotizaciones-admin?estado=enviada',
    );
    const orders = await card(story, stages);
    await expect(await orders.findByRole('link', { name: /^En corte \d+/ })).toHaveAttribute(
      'href',
      '/panel/listas/ordenes-admin?etapa=en-corte',
    );
  },
});

/** Each list loads on its own. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'orders'),
  play: async (story) => {
    await expect(await (await card(story, stages)).findByText('Cargando tus órdenes…')).toHaveRole('status');
  },
});

/** A server without these calls: each block says so, without a retry. */
export const NotOffered = meta.story({
  name: 'El servidor no lo ofrece',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(404, {}), 'quotes', 'orders'),
  play: async (story) => {
    for (const name of [stages, year]) {
      const block = await card(story, name);
      await expect(await block.findByRole('alert')).toHaveTextContent('Tu servidor aún no ofrece esto');
      await expect(block.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    }
  },
});

/** A person without quotes and orders sees what will appear here. */
export const Nothing = meta.story({
  name: 'Nada',
  beforeEach: () => serverAnswers(json(200, []), 'quotes', 'orders'),
  play: async (story) => {
    await expect(await (await card(story, year)).findByText(/Aún no hay órdenes/)).toBeVisible();
    await expect(
      await (await card(story, stages)).findByRole('link', { name: /^Confirmado 0/ }),
    ).toBeVisible();
  },
});

/** On a phone the blocks are below each other. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  ...fitsPhone(async (story) => (await card(story, stages)).findByRole('link', { name: /^Confirmado/ })),
});
