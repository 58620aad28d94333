import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { frames } from '#src/app/screens.ts';
import { logInElsewhere, logOutElsewhere } from '../support/browser/other-tab.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { logIn } from '../support/log-in.ts';
import { onPhone } from '../support/phone.ts';
import type { Play } from '../support/play.ts';
import { header } from '../support/steps/header.ts';
import { withFrame } from '../support/with-frame.tsx';

const QuotingFrame = await frames.quoting();

const meta = preview.meta({
  title: 'Marcos/cotizador',
  component: QuotingFrame,
  render: withFrame(<QuotingFrame />, { path: '/cotizador', around: '/cotizador' }),
  parameters: pageParameters,
});

const expectShop = async (story: Play) => {
  const link = await story.canvas.findByRole('link', { name: 'Entrar' });
  await expect(link).toHaveAttribute('href', '/login');
  await expect(await story.canvas.findByRole('heading', { level: 1, name: '/cotizador' })).toBeVisible();
};

const expectPanel = async (story: Play) => {
  const link = await story.canvas.findByRole('link', { name: 'Rollux, inicio del panel' });
  await expect(link).toHaveAttribute('href', '/panel');
  await expect(await story.canvas.findByRole('heading', { level: 1, name: '/cotizador' })).toBeVisible();
};

/** Visitors quote in the shop; whoever logs in meanwhile goes on in the panel (B125). */
export const Visitor = meta.story({
  name: 'Visitante que entra en otra pestaña',
  tags: ['long'],
  play: async (story) => {
    await expectShop(story);
    await logInElsewhere();
    await expectPanel(story);
  },
});

/** A person quotes in the panel, whose menu opens at the side, and back in the shop once their session has ended. */
export const Person = meta.story({
  name: 'Con sesión, que termina en otra pestaña',
  tags: ['long'],
  beforeEach: () => logIn(),
  play: async (story) => {
    await expectPanel(story);
    const banner = await header(story);
    await story.userEvent.click(banner.getByRole('button', { name: 'Menú del panel' }));
    const drawer = within(await story.canvas.findByRole('dialog', { name: 'Menú del panel' }));
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Nueva cotización' })).toBeVisible());
    await expect(await drawer.findByRole('link', { name: 'Mi perfil' })).toBeVisible();
    await story.userEvent.keyboard('{Escape}');
    logOutElsewhere();
    await expectShop(story);
  },
});

/** On a phone the header is one row: the numbers are in the menu's pages. */
export const OnPhone = meta.story({
  name: 'En un teléfono',
  globals: onPhone,
  beforeEach: () => logIn(),
  play: async (story) => {
    await expectPanel(story);
    await expect(story.canvas.queryByRole('link', { name: /Carrito/ })).toBeNull();
    await expectNoOverflow();
  },
});
