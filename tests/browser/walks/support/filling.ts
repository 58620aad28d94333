import { page, type Locator } from 'vitest/browser';
import { enabled, seen } from './seeing.ts';

/** The form that its heading names. */
export const formOf = (heading: string): Locator => page.getByRole('form', { name: heading });

/** Types what is not there yet. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await seen(field);
  const element = field.element();
  if (!(element instanceof HTMLInputElement) || element.value !== text) await field.fill(text);
}

/** Chooses from a list once it is there; null is the line that chooses nothing. */
export async function choose(list: Locator, id: number | null): Promise<void> {
  await enabled(list, true);
  await list.selectOptions(id === null ? '' : String(id));
}
