import { expect, screen, waitFor, within } from 'storybook/test';
import type { Play } from '../play.ts';
import { header } from './header.ts';

/** Opens the account menu by keyboard. It renders outside the story's root. */
export async function openAccount(story: Play) {
  const button = await (await header(story)).findByRole('button', { name: 'Mi cuenta' });
  button.focus();
  await story.userEvent.keyboard('{Enter}');
  const menu = within(await screen.findByRole('menu', { name: 'Mi cuenta' }));
  await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible());
  return menu;
}

/** Logs out by the account menu. */
export async function logOut(story: Play): Promise<void> {
  const menu = await openAccount(story);
  await story.userEvent.click(menu.getByRole('menuitem', { name: 'Cerrar sesión' }));
}

/** The card of one counter on the panel's home. */
export const card = async ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  within(await canvas.findByRole('article', { name }));
