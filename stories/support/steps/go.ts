import { expect, within } from 'storybook/test';
import type { Play } from '../play.ts';

type Page = Pick<Play, 'canvas'>;

/** Expects the page with this title. */
export async function expectHeading({ canvas }: Page, title: string): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Follows a link of the page. */
export async function follow({ canvas, userEvent }: Play, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('link', { name }));
}

/** Opens a page of the panel by its menu. */
export async function followInPanel(story: Play, title: string): Promise<void> {
  const menu = within(await story.canvas.findByRole('navigation', { name: 'Panel' }));
  await story.userEvent.click(menu.getByRole('link', { name: title }));
  await expectHeading(story, title);
}
