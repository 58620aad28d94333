import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { PanelFrame } from '#src/screens/panel/frame/panel-frame.tsx';
import { closeWithEscape } from '../support/close-with-escape.ts';
import { goOffline, goOnline } from '../support/connection.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { logIn } from '../support/log-in.ts';
import { onPhone } from '../support/phone.ts';
import { header } from '../support/steps/header.ts';
import { withFrame } from '../support/with-frame.tsx';

const meta = preview.meta({
  title: 'Marcos/panel',
  component: PanelFrame,
  render: withFrame(<PanelFrame />, { path: '/panel/perfil', around: '/panel/*' }),
  parameters: pageParameters,
  beforeEach: () => logIn(),
});

/** The side menu lists every screen of the panel, and marks where one is. */
export const SideMenu = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story;
    const menu = within(await canvas.findByRole('navigation', { name: 'Panel' }));
    await expect(menu.getByRole('link', { name: 'Mi perfil' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getAllByRole('link')).toHaveLength(16);
    await userEvent.click(menu.getByRole('link', { name: 'Usuarios' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '/panel/usuarios' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Usuarios' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Mi perfil' })).not.toHaveAttribute('aria-current');
  },
});

/** On a phone the menu is in a drawer: the keyboard opens it, Escape closes it, and the focus is back on its button. */
export const PhoneDrawer = meta.story({
  globals: onPhone,
  play: async (story) => {
    const banner = await header(story);
    const button = banner.getByRole('button', { name: 'Menú del panel' });
    await expectNoOverflow();
    button.focus();
    await story.userEvent.keyboard('{Enter}');
    const drawer = await story.canvas.findByRole('dialog', { name: 'Menú del panel' });
    await expect(drawer.contains(document.activeElement)).toBe(true);
    await expect(within(drawer).getAllByRole('link')).toHaveLength(16);
    closeWithEscape(drawer);
    await waitFor(() => expect(drawer).not.toBeVisible());
    await expect(button).toHaveFocus();
  },
});

/** A link in the drawer leads there, and the drawer is gone. */
export const PhoneDrawerFollowed = meta.story({
  globals: onPhone,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const banner = await header(story);
    await userEvent.click(banner.getByRole('button', { name: 'Menú del panel' }));
    const drawer = within(await canvas.findByRole('dialog', { name: 'Menú del panel' }));
    await userEvent.click(drawer.getByRole('link', { name: 'Gaceta de promociones' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '/panel/gaseta-promociones' }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

/** A lost connection is said above the panel too. */
export const Offline = meta.story({
  beforeEach: () => goOnline,
  play: async (story) => {
    await header(story);
    goOffline();
    await expect(await story.canvas.findByText(/^Sin conexión/)).toHaveRole('status');
  },
});
