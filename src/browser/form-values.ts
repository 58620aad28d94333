/** The text of a field; '' when the form has no field of that name. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** The chosen id of a field, or null for none. */
export function idIn(data: FormData, name: string): number | null {
  const value = textIn(data, name);
  return value === '' ? null : Number(value);
}

/** Sets the fields of a form; names that the form lacks are skipped. */
export function fillForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}
