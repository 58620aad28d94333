/** The name to greet a person by, or null where none is known. */
export function firstName(name: string | null): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s+/);
  return first === '' ? null : first;
}
