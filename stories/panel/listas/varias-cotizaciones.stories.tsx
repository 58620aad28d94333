import { expect, screen, userEvent, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href } from '#src/config/routes.ts';
import { Quotes } from '#src/screens/panel/listas-cotizaciones/quotes.tsx';
import { inDark } from '../../support/dark.ts';
import { logIn } from '../../support/log-in.ts';
import { fitsPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { withScreen } from '../../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-cotizaciones/varias a la vez',
  component: Quotes,
  render: withScreen(<Quotes />, { path: href('quotes'), padded: true }),
  parameters: pageParameters,
  beforeEach: async () => {
    await logIn('Distribuidor');
  },
});

/** Chooses every quote of the page, and returns the bar with what can be done with them. */
async function chosen({ canvas }: Play) {
  await userEvent.click(
    await canvas.findByRole('checkbox', { name: 'Elegir todas las filas de esta página' }),
  );
  return within(await canvas.findByRole('group', { name: 'Cotizaciones elegidas' }));
}

/** What can be done with them is in a bar at the bottom. */
export const Chosen = meta.story({
  name: 'Elegidas',
  tags: ['long'],
  play: async (story) => {
    const bar = await chosen(story);
    await expect(bar.getByRole('button', { name: 'Renovar 1 vencida' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Anotar 3 rechazadas' })).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: 'Descargar elegidas en Excel' })).toBeVisible();
  },
});

/** What each costs today is said before it is renewed. */
export const Renewing = meta.story({
  name: 'Qué cambia al renovarlas',
  tags: ['long'],
  play: async (story) => {
    const bar = await chosen(story);
    await userEvent.click(bar.getByRole('button', { name: 'Renovar 1 vencida' }));
    const question = within(await screen.findByRole('dialog', { name: /^¿Renovar 1 cotización/ }));
    await expect(await question.findByText(/^C-\d+: de \$.* a \$/)).toBeVisible();
  },
});

/** A rejection cannot be undone: the question names the quotes. */
export const Rejecting = meta.story({
  name: 'Cuáles se anotan',
  play: async (story) => {
    const bar = await chosen(story);
    await userEvent.click(bar.getByRole('button', { name: 'Anotar 3 rechazadas' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Rechazaron 3 cotizaciones?' }));
    await expect(question.getByText(/C-\d+, C-\d+ y C-\d+: quedan como rechazadas/)).toBeVisible();
  },
});

export const OnPhone = meta.story({ name: 'En el teléfono', tags: ['long'], ...fitsPhone(chosen) });

export const Dark = meta.story({ name: 'En oscuro', tags: ['long'], ...inDark(chosen) });
