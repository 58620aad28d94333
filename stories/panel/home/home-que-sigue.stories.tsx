import { expect, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { VisitProvider } from '#src/features/news/visits.tsx';
import { PanelHome } from '#src/screens/panel/home/home.tsx';
import { html, json, serverAnswers, serverRecovers } from '../../support/answers.ts';
import { logIn } from '../../support/log-in.ts';
import { fitsPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { waitingFor } from '../../support/waiting.ts';
import { withScreen } from '../../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/home/qué sigue',
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

const inbox = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Qué sigue' }));

/** An accepted quote says what to do next, with the client's words. */
export const Waiting = meta.story({
  name: 'Lo que espera',
  tags: ['long'],
  play: async (story) => {
    const list = await inbox(story);
    await expect(await list.findByText(/^La aceptó el .+: falta hacer la orden\.$/)).toBeVisible();
    await expect(list.getByText('«¡Adelante! ¿Pueden instalar en sábado?»')).toBeVisible();
    await expect(list.getByRole('link', { name: /^Hacer la orden ?: / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/panel\/listas\/cotizaciones\?cotizacion=/),
    );
  },
});

/** What is set aside leaves the list, and comes back when it is undone. */
export const SetAside = meta.story({
  name: 'Apartado',
  play: async (story) => {
    const list = await inbox(story);
    await story.userEvent.click(await list.findByRole('button', { name: /^Mañana ?: Casa Yáñez$/ }));
    await expect(await list.findByText('Te lo recordamos mañana.')).toBeVisible();
    await expect(list.queryByRole('link', { name: /^Casa Yáñez/ })).toBeNull();
    await story.userEvent.click(list.getByRole('button', { name: 'Deshacer' }));
    await expect(await list.findByRole('link', { name: /^Casa Yáñez/ })).toBeVisible();
  },
});

/** An administrator answers requests of the site and sends samples. */
export const OfTheShop = meta.story({
  name: 'De la tienda',
  tags: ['long'],
  beforeEach: () => logIn('Administrador'),
  play: async (story) => {
    const list = await inbox(story);
    await expect(await list.findByText('Pidió 2 muestras.')).toBeVisible();
    await expect(list.getByText(/^Avisó que pagó \$.+: falta confirmarlo\.$/)).toBeVisible();
    await expect(list.getByRole('link', { name: /^Revisar el pago ?: Casa Sepúlveda$/ })).toBeVisible();
    await expect((await list.findAllByText(/^La pidió en línea el /)).length).toBeGreaterThan(0);
    await expect(list.queryByRole('link', { name: /^Casa Yáñez/ })).toBeNull();
  },
});

/** Quotes fail, what waits of orders is shown; a retry loads the quotes. */
export const OneFails = meta.story({
  name: 'Una falla',
  tags: ['long'],
  beforeEach: () => serverAnswers(html, 'quotes'),
  play: async (story) => {
    const list = await inbox(story);
    await expect(await list.findByRole('alert')).toBeVisible();
    await serverRecovers();
    await story.userEvent.click(list.getByRole('button', { name: 'Reintentar' }));
    await expect(await list.findByRole('link', { name: /^Hacer la orden ?: / })).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'quotes'),
  play: async (story) => {
    await expect(await (await inbox(story)).findByText('Cargando las cotizaciones…')).toHaveRole('status');
  },
});

export const Nothing = meta.story({
  name: 'Nada',
  beforeEach: () => serverAnswers(json(200, []), 'quotes', 'orders'),
  play: async (story) => {
    await expect(await (await inbox(story)).findByText(/^Nada espera por ti\./)).toBeVisible();
  },
});

export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  ...fitsPhone(async (story) => (await inbox(story)).findByRole('link', { name: /^Hacer la orden ?: / })),
});
