import { parsePath } from 'react-router-dom';

interface Here {
  readonly pathname: string;
  readonly search: string;
}

/** Where an entry leads from here: on the screen that is shown already, its filters stay. */
export function addressFrom({ pathname, search }: Here, goTo: string): string {
  const to = parsePath(goTo);
  if (to.pathname !== pathname) return goTo;
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(to.search)) query.set(name, value);
  return `${pathname}?${query.toString()}`;
}
