/** The text of a field; '' where the form has none of that name. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** The id that was chosen in a field, or null for none. */
export function idIn(data: FormData, name: string): number | null {
  const value = textIn(data, name);
  return value === '' ? null : Number(value);
}

/** Writes into the fields of a form as a person would. */
export function fillForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}
