import { expect, screen, waitFor, within } from 'storybook/test';
import type { Play } from '../play.ts';

/** Chooses an option of a list by its name, once the list is enabled. */
export async function choose({ userEvent }: Play, list: HTMLElement, option: string | RegExp): Promise<void> {
  await waitFor(() => expect(list).toBeEnabled());
  if (list instanceof HTMLSelectElement) {
    await userEvent.selectOptions(list, within(list).getByRole('option', { name: option }));
    return;
  }
  await userEvent.click(list);
  const options = within(await screen.findByRole('listbox'));
  await userEvent.click(options.getByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

/** Clears the choice of a list. */
export async function clearChoice({ userEvent }: Play, list: HTMLElement): Promise<void> {
  const field = list.parentElement ?? list;
  await userEvent.click(within(field).getByRole('button', { name: 'Quitar la elección' }));
}

/** The value that the form around a field would send under a wire name; null for none. */
export function sentAs(field: HTMLElement, name: string): FormDataEntryValue | null {
  const form = field.closest('form');
  return form === null ? null : new FormData(form).get(name);
}
