import { parsePath } from 'react-router-dom';

interface Current {
  readonly pathname: string;
  readonly search: string;
}

/** Returns the address of an entry. On the screen that is already shown, the query of the address stays. */
export function addressFrom({ pathname, search }: Current, goTo: string): string {
  const to = parsePath(goTo);
  if (to.pathname !== pathname) return goTo;
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(to.search)) query.set(name, value);
  return `${pathname}?${query.toString()}`;
}
