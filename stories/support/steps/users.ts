import { expect, screen, waitFor, within } from 'storybook/test';
import { users } from '#mocks/rows/user.ts';
import { changeUser } from '#mocks/users.ts';
import type { Play } from '../play.ts';
import { rowOf } from './inventory.ts';

type Scene = Pick<Play, 'canvas'>;
type Label = 'Activo' | 'En el mapa';

/** One of the two switches in somebody's row. */
export const switchOf = async (story: Scene, name: string, label: Label) =>
  (await rowOf(story, name)).getByRole('switch', { name: label });

/** Moves it, once the person who is here is known by the screen. */
export async function flip(story: Play, name: string, label: Label): Promise<void> {
  await story.canvas.findByText('Tú');
  await story.userEvent.click(await switchOf(story, name, label));
}

/** Waits until it stands so. */
export const expectSwitch = (story: Scene, name: string, label: Label, isOn: boolean) =>
  waitFor(async () => {
    await expect(await switchOf(story, name, label)).toHaveAttribute('aria-checked', String(isOn));
  });

/** The line that says what was done, with the way back. */
export const done = async ({ canvas }: Scene) =>
  within(await canvas.findByRole('status', { name: 'Cambios' }));

/** What went otherwise than was wanted. */
export const report = async ({ canvas }: Scene) =>
  within(await canvas.findByRole('group', { name: 'Qué salió distinto' }));

/** Chooses people by the boxes of their rows. */
export async function pick(story: Play, ...names: readonly string[]): Promise<void> {
  await story.canvas.findByText('Tú');
  for (const name of names) {
    await story.userEvent.click(await story.canvas.findByRole('checkbox', { name: `Elegir a ${name}` }));
  }
}

/** Chooses everybody of the page that is shown. */
export async function pickPage(story: Play): Promise<void> {
  await story.canvas.findByText('Tú');
  await story.userEvent.click(
    await story.canvas.findByRole('checkbox', { name: 'Elegir todas las filas de esta página' }),
  );
}

/** Does something with those who are chosen. */
export async function withChosen(story: Play, deed: string): Promise<void> {
  const bar = within(await story.canvas.findByRole('group', { name: 'Usuarios elegidos' }));
  await story.userEvent.click(bar.getByRole('button', { name: deed }));
}

/** Agrees to what is asked about first. */
export async function agree(story: Play): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await story.userEvent.click(dialog.getByRole('button', { name: /^Desactivar/ }));
}

/** So many people as a server that says little of each would list them. */
export const manyPeople = (number: number) =>
  Array.from({ length: number }, (_, index) => ({
    id: index + 1,
    active: 1,
    name: `Persona ${String(index + 1)}`,
  }));

/** Another administrator changes an account, of which this page does not hear. */
export async function elsewhere(id: number, changes: Parameters<typeof changeUser>[1]): Promise<void> {
  await changeUser(id, changes);
}

/** The server has no more than the first so many accounts: a list that is short is looked through at once. */
export function onlyTheFirst(number: number): void {
  for (const row of users.all().filter(({ id }) => id > number)) users.delete(row);
}

/** Another administrator deletes an account. */
export function deletedElsewhere(id: number): void {
  const row = users.findFirst((query) => query.where((user) => user.id === id));
  if (row) users.delete(row);
}
