import type { User } from '#src/api/contract/user.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import { phoneDigits } from '#src/reading/phone.ts';
import { isCountry, readState } from '#src/reading/state-name.ts';
import { roleKeys } from '../roles.ts';
import { searchText } from './search-text.ts';

/** Filters and sort in the address, with their defaults. */
export const NO_FILTERS = { busca: '', rol: '', estado: '', activo: '', mapa: '', orden: 'nombre' } as const;

export type FilterName = keyof typeof NO_FILTERS;
export type Filters = Readonly<Record<FilterName, string>>;

/** Names of the states by their ids; empty until loaded. */
export type Places = ReadonlyMap<number, string>;

/** Name of a person's state; null when unknown. */
export const placeOf = ({ state_id }: Pick<User, 'state_id'>, places: Places): string | null =>
  state_id === null ? null : (places.get(state_id) ?? null);

const matchesFlag = (filter: string, value: boolean) => filter === '' || (filter === 'si') === value;

/** Creates a filter for a normalized search: each word must be in the text of a person or the name of their state. */
function createSearch(search: string, places: Places): (user: User) => boolean {
  if (search === '') return () => true;
  // "Juan, Jalisco": words of one part name a state, those of the others do not.
  const parts = search
    .split(',')
    .filter((part, at) => at === 0 || !isCountry(part))
    .map((part) => ({ words: part.split(' ').filter((word) => word !== ''), state: readState(part) }));
  const words = parts.flatMap((part) => part.words);
  const digits = phoneDigits(search);
  // States are few, so their names are searched once instead of for each person.
  const inPlace = new Map(
    [...places].map(([id, name]) => {
      const normalized = normalizeText(name);
      const named = parts.flatMap((part) =>
        part.state !== null && part.state === readState(name) ? part.words : [],
      );
      return [id, new Set([...named, ...words.filter((word) => normalized.includes(word))])];
    }),
  );
  return (user) => {
    const text = searchText(user);
    const placed = inPlace.get(user.state_id ?? -1);
    return (
      words.every((word) => text.includes(word) || placed?.has(word) === true) ||
      (digits !== null && text.includes(digits))
    );
  };
}

const flagValues = ['', 'si', 'no'];

/** Replaces values that are not options of a filter with the empty value. */
export function knownFilters(filters: Filters, users: readonly User[], places: Places): Filters {
  const { rol, estado, activo, mapa } = filters;
  const isPlace = [...places.keys()].some((id) => String(id) === estado);
  const isRole = rol !== '' && users.some((user) => roleKeys(user).includes(rol));
  return {
    ...filters,
    rol: isRole ? rol : '',
    estado: isPlace ? estado : '',
    activo: flagValues.includes(activo) ? activo : '',
    mapa: flagValues.includes(mapa) ? mapa : '',
  };
}

/** Filters people by normalized search and options; keeps their order. */
export function filterUsers(users: readonly User[], filters: Filters, places: Places): readonly User[] {
  const { busca: search, rol, estado, activo, mapa } = knownFilters(filters, users, places);
  const matchesSearch = createSearch(search, places);
  return users.filter(
    (user) =>
      matchesFlag(activo, user.active) &&
      matchesFlag(mapa, user.active_map) &&
      (estado === '' || String(user.state_id) === estado) &&
      (rol === '' || roleKeys(user).includes(rol)) &&
      matchesSearch(user),
  );
}

/** Whether any filter is set. */
export const isFiltered = (filters: Filters): boolean =>
  (['busca', 'rol', 'estado', 'activo', 'mapa'] as const).some((name) => filters[name].trim() !== '');
