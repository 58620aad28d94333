import type { User } from '#src/api/contract/user.ts';
import { fold } from '../../support/list/fold.ts';
import { foldedText } from './folded.ts';
import { roleKeys } from './roles.ts';

/** Filters and order as the address has them, with what each means where it is not there. */
export const NO_FILTERS = { busca: '', rol: '', estado: '', activo: '', mapa: '', orden: 'nombre' } as const;

export type FilterName = keyof typeof NO_FILTERS;
export type Filters = Readonly<Record<FilterName, string>>;

/** Names of the federal states by their ids; empty until they are known. */
export type Places = ReadonlyMap<number, string>;

/** Where somebody is, as far as that is known. */
export const placeOf = ({ state_id }: Pick<User, 'state_id'>, places: Places): string | null =>
  state_id === null ? null : (places.get(state_id) ?? null);

const says = (filter: string, value: boolean) => filter === '' || (filter === 'si') === value;

/** Whether somebody is meant by a folded search: each word is theirs or their place's. */
function createSearch(search: string, places: Places): (user: User) => boolean {
  if (search === '') return () => true;
  const words = search.split(' ');
  // There are few places and many who are there.
  const inPlace = new Map(
    [...places].map(([id, name]) => {
      const folded = fold(name);
      return [id, new Set(words.filter((word) => folded.includes(word)))];
    }),
  );
  return (user) => {
    const text = foldedText(user);
    const placed = inPlace.get(user.state_id ?? -1);
    return words.every((word) => text.includes(word) || placed?.has(word) === true);
  };
}

const ways = ['', 'si', 'no'];

/** Filters as the lists that they are chosen from show them: what an address says that is in none of them filters nothing. */
export function knownFilters(filters: Filters, users: readonly User[], places: Places): Filters {
  const { rol, estado, activo, mapa } = filters;
  const isPlace = [...places.keys()].some((id) => String(id) === estado);
  const isRole = rol !== '' && users.some((user) => roleKeys(user).includes(rol));
  return {
    ...filters,
    rol: isRole ? rol : '',
    estado: isPlace ? estado : '',
    activo: ways.includes(activo) ? activo : '',
    mapa: ways.includes(mapa) ? mapa : '',
  };
}

/** Those that filters let through, in their order. The search is folded already. */
export function filterUsers(users: readonly User[], filters: Filters, places: Places): readonly User[] {
  const { busca: search, rol, estado, activo, mapa } = knownFilters(filters, users, places);
  const isMeant = createSearch(search, places);
  return users.filter(
    (user) =>
      says(activo, user.active) &&
      says(mapa, user.active_map) &&
      (estado === '' || String(user.state_id) === estado) &&
      (rol === '' || roleKeys(user).includes(rol)) &&
      isMeant(user),
  );
}

/** Whether anything is filtered at all. */
export const isFiltered = (filters: Filters): boolean =>
  (['busca', 'rol', 'estado', 'activo', 'mapa'] as const).some((name) => filters[name].trim() !== '');
