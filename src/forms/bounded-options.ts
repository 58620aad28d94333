import type { ComboboxItem, OptionsFilter, SelectProps } from '@mantine/core';
import { useMemo, useState } from 'react';
import { includesWords, normalizeText } from '#src/format/normalize-text.ts';
import { inNumber } from '#src/format/numbers.ts';

/** Options that a select draws at most; the others are found by typing. */
export const MOST_OPTIONS = 100;

type Options = readonly { readonly value: string; readonly label: string }[];

/** The properties of a Mantine select that depend on how many options it has. */
type OptionProps = Pick<
  SelectProps,
  | 'data'
  | 'filter'
  | 'searchable'
  | 'onSearchChange'
  | 'selectFirstOptionOnChange'
  | 'nothingFoundMessage'
  | 'onFocus'
>;

/** What a select of these options needs. Of a long list it draws only some: the chosen one, and those that match what is typed. */
export function useBoundedOptions(options: Options, chosen: string | null): OptionProps {
  // Mantine refuses options with the same value, which a server may send.
  const unique = useMemo(
    () => [...new Map(options.map((option) => [option.value, option])).values()],
    [options],
  );
  const find = useMemo(() => searchIn(unique), [unique]);
  const [text, setText] = useState('');
  if (unique.length <= MOST_OPTIONS) return { data: unique };
  return {
    data: unique,
    searchable: true,
    onSearchChange: setText,
    // Enter takes the first option found, and none before anything is typed.
    selectFirstOptionOnChange: text !== '' && text !== unique.find(({ value }) => value === chosen)?.label,
    nothingFoundMessage: 'Nada coincide con lo que escribiste.',
    // What is typed replaces the name of the chosen option.
    onFocus: ({ currentTarget }) => {
      currentTarget.select();
    },
    filter: ({ search }) => drawn(unique, find(search), search === '' ? chosen : null),
  };
}

/** Finds options by every word that is typed, in any order and without accents. The texts are made at the first search. */
function searchIn(options: Options): (search: string) => Options {
  let texts: readonly string[] | null = null;
  return (search) => {
    if (search.trim() === '') return options;
    texts ??= options.map(({ label }) => normalizeText(label));
    const words = normalizeText(search);
    return options.filter((_, at) => includesWords(texts?.[at] ?? '', words));
  };
}

/** The first options found, under a heading that says so where there are more; the chosen one goes first. */
function drawn(all: Options, found: Options, chosen: string | null): ReturnType<OptionsFilter> {
  const first: ComboboxItem[] = found.slice(0, MOST_OPTIONS);
  const current = first.some(({ value }) => value === chosen)
    ? undefined
    : all.find(({ value }) => value === chosen);
  if (current !== undefined) first.splice(0, first.length, current, ...first.slice(0, MOST_OPTIONS - 1));
  if (found.length <= MOST_OPTIONS) return first;
  const group =
    found.length === all.length
      ? `Escribe para buscar entre ${inNumber(all.length)}`
      : `${inNumber(MOST_OPTIONS)} de ${inNumber(found.length)}: escribe más para acotar`;
  return [{ group, items: first }];
}
