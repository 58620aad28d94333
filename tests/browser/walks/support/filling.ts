import { page, userEvent, type Locator } from 'vitest/browser';
import { enabled, seen, unseen } from './seeing.ts';

/** The form with this heading. */
export const formOf = (heading: string | RegExp): Locator => page.getByRole('form', { name: heading });

/** Types into the fields that are empty. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await seen(field);
  const element = field.element();
  if (!(element instanceof HTMLInputElement) || element.value !== text) await field.fill(text);
}

/** Selects the option with this value once its list has loaded; null clears the choice. */
export async function choose(list: Locator, value: number | string | null): Promise<void> {
  await enabled(list, true);
  if (value === null) {
    const field = list.element().parentElement ?? document.body;
    await page.elementLocator(field).getByRole('button', { name: 'Quitar la elección' }).click();
    return;
  }
  if (list.element() instanceof HTMLSelectElement) {
    await userEvent.selectOptions(list, String(value));
    return;
  }
  await list.click();
  await seen(page.getByRole('listbox'));
  const options = page.getByRole('listbox').getByRole('option').elements();
  const option = options.find((one) => one.getAttribute('value') === String(value));
  if (option === undefined) throw new Error(`The list has no option with the value ${String(value)}.`);
  await page.elementLocator(option).click();
  await unseen(page.getByRole('listbox'));
}
