import { expect, screen, waitFor, within } from 'storybook/test';
import { users } from '#mocks/rows/user.ts';
import { changeUser } from '#mocks/users.ts';
import type { Play } from '../play.ts';
import { rowOf } from './inventory.ts';

type Scene = Pick<Play, 'canvas'>;
type Label = 'Activo' | 'En el mapa';

/** One of the two switches in a person's row. */
export const switchOf = async (story: Scene, name: string, label: Label) =>
  (await rowOf(story, name)).getByRole('switch', { name: label });

/** Presses it, once the logged-in person is known. */
export async function pressSwitch(story: Play, name: string, label: Label): Promise<void> {
  await story.canvas.findByText('Tú');
  await story.userEvent.click(await switchOf(story, name, label));
}

/** Waits until it has this position. */
export const expectSwitch = (story: Scene, name: string, label: Label, isOn: boolean) =>
  waitFor(async () => {
    const flag = expect(await switchOf(story, name, label));
    await (isOn ? flag : flag.not).toBeChecked();
  });

/** The undo bar. */
export const done = async ({ canvas }: Scene) =>
  within(await canvas.findByRole('status', { name: 'Cambios' }));

/** The list of failed changes. */
export const report = async ({ canvas }: Scene) =>
  within(await canvas.findByRole('group', { name: 'Qué salió distinto' }));

/** Selects people by the checkboxes of their rows. */
export async function pick(story: Play, ...names: readonly string[]): Promise<void> {
  await story.canvas.findByText('Tú');
  for (const name of names) {
    await story.userEvent.click(await story.canvas.findByRole('checkbox', { name: `Elegir a ${name}` }));
  }
}

/** Selects all users on the current page. */
export async function pickPage(story: Play): Promise<void> {
  await story.canvas.findByText('Tú');
  await story.userEvent.click(
    await story.canvas.findByRole('checkbox', { name: 'Elegir todas las filas de esta página' }),
  );
}

/** Runs an action on the selected people. */
export async function withChosen(story: Play, deed: string): Promise<void> {
  const bar = within(await story.canvas.findByRole('group', { name: 'Usuarios elegidos' }));
  await story.userEvent.click(bar.getByRole('button', { name: deed }));
}

/** Confirms the dialog. */
export async function confirmDialog(story: Play): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await story.userEvent.click(dialog.getByRole('button', { name: /^Desactivar/ }));
}

/** This many people with the required fields only. */
export const manyPeople = (number: number) =>
  Array.from({ length: number }, (_, index) => ({
    id: index + 1,
    active: 1,
    name: `Persona ${String(index + 1)}`,
  }));

/** Changes an account on the server, without this page. */
export async function changeUserOnServer(
  id: number,
  changes: Parameters<typeof changeUser>[1],
): Promise<void> {
  await changeUser(id, changes);
}

/** Limits the server to its first accounts: a short list is faster to query. */
export function limitServerUsers(number: number): void {
  for (const row of users.all().filter(({ id }) => id > number)) users.delete(row);
}

/** Deletes an account on the server, without this page. */
export function deleteUserOnServer(id: number): void {
  const row = users.findFirst((query) => query.where((user) => user.id === id));
  if (row) users.delete(row);
}
