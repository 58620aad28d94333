/** The first name of a person; null when it is unknown. */
export function firstName(name: string | null): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s+/);
  return first === '' ? null : first;
}
