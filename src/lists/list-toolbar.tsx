import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { ListCount, type Count } from './list-count.tsx';
import { ListSearch } from './list-search.tsx';
import { ListSelect, type ListFilter } from './list-select.tsx';
import classes from './list-toolbar.module.css';
import { PeriodFilter, type ListPeriod } from './period/period-filter.tsx';
import type { SavedViewsProps } from './views/saved-views.tsx';

/** Beside the count, where it moves nothing; the panel's first page has no list. */
const SavedViews = lazyPart<SavedViewsProps>(
  () => import('./views/saved-views.tsx').then((module) => ({ default: module.SavedViews })),
  () => null,
);

interface ListToolbarProps {
  /** The search field; it reports the text once typing pauses. */
  readonly search?: {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** @default "Buscar" */
    readonly label?: string;
    readonly placeholder?: string;
  };
  readonly filters?: readonly (ListFilter | ListPeriod)[];
  /** null while not known. */
  readonly count: Count | null;
  /** A note about the list, such as when it was updated. */
  readonly note?: ReactNode;
  /** What views of the list are saved from, and by. */
  readonly saved?: SavedViewsProps;
  /** Clears all filters; undefined while there are none. */
  readonly onClear?: (() => void) | undefined;
  /** Actions on the filtered rows. */
  readonly children?: ReactNode;
}

/** The toolbar above a list: search, filters, count and actions. */
export function ListToolbar({
  search,
  filters = [],
  count,
  note,
  saved,
  onClear,
  children,
}: ListToolbarProps) {
  return (
    <Stack gap="md">
      {search === undefined && filters.length === 0 ? null : (
        <div role="search" aria-label="Filtros de la lista" className={classes.filters}>
          {search ? (
            <ListSearch {...search} label={search.label ?? 'Buscar'} placeholder={search.placeholder} />
          ) : null}
          {filters.map((filter) =>
            'period' in filter ? (
              <PeriodFilter key={filter.label} {...filter} />
            ) : (
              <ListSelect key={filter.label} {...filter} />
            ),
          )}
        </div>
      )}
      <Group gap="0.5rem 1rem" mih="2rem">
        <ListCount count={count} />
        {onClear ? (
          <Anchor component="button" fz="sm" underline="always" type="button" onClick={onClear}>
            Quitar filtros
          </Anchor>
        ) : null}
        {saved === undefined ? null : (
          <Suspense>
            <SavedViews {...saved} />
          </Suspense>
        )}
        {note ? (
          <Text c="dimmed" fz="xs" lh={1.3} flex="1 1 12rem">
            {note}
          </Text>
        ) : null}
        {children === undefined ? null : (
          <Group gap="xs" ml="auto">
            {children}
          </Group>
        )}
      </Group>
    </Stack>
  );
}
