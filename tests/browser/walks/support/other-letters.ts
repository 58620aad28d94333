import { userEvent, type Locator } from 'vitest/browser';

/** Reads a list's file in another encoding than it is read in now. */
export async function takeOtherLetters(part: Locator): Promise<void> {
  await part.getByText('¿Se ve mal? Cambia cómo leímos el archivo').click();
  const field = part.getByRole('combobox', { name: 'Letras y acentos' });
  const select = field.element();
  if (!(select instanceof HTMLSelectElement)) throw new Error('the encodings have no select');
  await userEvent.selectOptions(field, select.value === 'utf-8' ? 'windows-1252' : 'utf-8');
}
