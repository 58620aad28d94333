import { Button, Stack } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { routes } from '#src/config/routes.ts';
import { agoText, instantOf, type Calendar } from '#src/format/dates.ts';
import { inNumber } from '#src/format/numbers.ts';
import { saveCsv } from '#src/lists/csv.ts';
import { saveXlsx } from '#src/lists/files/xlsx.ts';
import { ListTable } from '#src/lists/list-table.tsx';
import { ListToolbar } from '#src/lists/list-toolbar.tsx';
import { NothingFound } from '#src/lists/nothing-found.tsx';
import { orderText } from '#src/lists/sort-order.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { IconDownload, IconPrinter, IconRefresh } from '#src/ui/icons.ts';
import { printedColumn, shownColumn, type Column } from '../column.ts';
import { ALL, type Filter } from '../filter.ts';
import type { Article, Line } from '../inventory-line.ts';
import { PrintedList } from '../printed-list.tsx';
import { ORDER, SEARCH, useFilteredLines } from './use-filtered-lines.ts';

/** The screens that list an inventory. */
export type InventoryRoute = 'blindsStock' | 'galleriesStock' | 'motorsStock' | 'pricesStock';

/** What differs between inventories. */
export interface InventoryListParts {
  readonly route: InventoryRoute;
  /** Such as "tela" and "telas". */
  readonly one: string;
  readonly many: string;
  /** Start of the name of the exported file. */
  readonly file: string;
}

interface InventoryListProps<A extends Article> extends InventoryListParts {
  readonly lines: readonly Line<A>[];
  readonly columns: readonly Column<Line<A>>[];
  readonly filters: readonly Filter<Line<A>>[];
  readonly calendar: Calendar;
  readonly now: number;
  readonly isLoading: boolean;
  readonly onRefresh: () => void;
}

/** A loaded inventory: searched, filtered, sorted, exported and printed. */
export function InventoryList<A extends Article>(props: InventoryListProps<A>) {
  const { route, lines, columns, filters, one, many, file, calendar, now, isLoading, onRefresh } = props;
  const [first] = columns;
  const query = useListQuery<string>({
    [SEARCH]: '',
    [ORDER]: first?.key ?? '',
    ...Object.fromEntries(filters.map(({ key }) => [key, ALL])),
  });
  const listing = useFilteredLines<A>({ query, lines, columns, filters });
  const { filtered, sort } = listing;
  const { title } = routes[route];
  const updatedText = useMemo(() => updateText(lines, calendar, now), [lines, calendar, now]);
  const tableColumns = useMemo(() => columns.map(shownColumn), [columns]);
  const clear = () => {
    query.change(Object.fromEntries([SEARCH, ...filters.map(({ key }) => key)].map((key) => [key, ALL])));
  };
  const fileName = `${file}-${calendar.fileDay(now)}`;
  const fileColumns = columns.flatMap((column) => column.file);
  return (
    <Stack gap="lg">
      <ListToolbar
        search={{
          value: query.values[SEARCH] ?? '',
          placeholder: 'Nombre, clave o familia',
          onChange: (text) => {
            query.change({ [SEARCH]: text });
          },
        }}
        filters={listing.filters.map(({ key, ...filter }) => ({
          ...filter,
          onChange: (value) => {
            query.change({ [key]: value });
          },
        }))}
        count={{ shown: filtered.length, total: lines.length, one, many }}
        note={updatedText}
        saved={{ list: route, view: query.view }}
        onClear={listing.isFiltered ? clear : undefined}
      >
        <Action
          label="Actualizar"
          icon={<IconRefresh size={16} stroke={1.5} aria-hidden />}
          isDisabled={isLoading}
          onClick={onRefresh}
        />
        <Action
          label="Descargar CSV"
          icon={<IconDownload size={16} stroke={1.5} aria-hidden />}
          isDisabled={filtered.length === 0}
          onClick={() => void saveCsv(filtered, fileColumns, `${fileName}.csv`)}
        />
        <Action
          label="Descargar Excel"
          icon={<IconDownload size={16} stroke={1.5} aria-hidden />}
          isDisabled={filtered.length === 0}
          onClick={() => void saveXlsx(filtered, fileColumns, `${fileName}.xlsx`)}
        />
        <Action
          label="Imprimir"
          icon={<IconPrinter size={16} stroke={1.5} aria-hidden />}
          isDisabled={filtered.length === 0}
          onClick={() => {
            window.print();
          }}
        />
      </ListToolbar>
      <ListTable
        label={title}
        columns={tableColumns}
        rows={filtered}
        page={query.page}
        onPage={(page) => {
          query.change({ pagina: String(page) });
        }}
        sort={sort}
        onSort={(by, descending) => {
          query.change({ [ORDER]: orderText(by, descending) });
        }}
        empty={
          lines.length === 0 ? (
            <p>Todavía no hay nada en este inventario.</p>
          ) : (
            <NothingFound text="Nada coincide con tus filtros." clearLabel="Ver todo" onClear={clear} />
          )
        }
      />
      <PrintedList
        title={title}
        notes={[
          `${inNumber(filtered.length)} ${filtered.length === 1 ? one : many}`,
          ...filterTexts(listing.filters, query.values[SEARCH]),
          ...(updatedText === null ? [] : [updatedText]),
        ]}
        columns={columns.map(printedColumn)}
        rows={filtered}
      />
    </Stack>
  );
}

interface ActiveFilter {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The active filters and the search, as texts for the printed list. */
const filterTexts = (filters: readonly ActiveFilter[], search: string | undefined): readonly string[] => [
  ...filters
    .filter(({ value }) => value !== ALL)
    .map(({ label, value, options }) => `${label}: ${nameOf(options, value)}`),
  ...(search ? [`Búsqueda: ${search}`] : []),
];

const nameOf = (options: readonly { readonly value: string; readonly label: string }[], value: string) =>
  (options.find((option) => option.value === value)?.label ?? value).replace(/ \([\d,]+\)$/, '');

/** The latest stock count among the lines, as text; null when no line has a date. */
function updateText(lines: readonly Line[], calendar: Calendar, now: number): string | null {
  const updated = lastUpdate(lines);
  return updated === null
    ? null
    : `Última actualización: ${agoText(updated, now)} (${calendar.moment(updated, now)})`;
}

/** The latest stock count among the lines, in ms; null when no line has a date. */
function lastUpdate(lines: readonly Line[]): number | null {
  let newest: number | null = null;
  for (const { article } of lines) {
    const at = instantOf(article.updated_at);
    if (at !== null && at > (newest ?? -Infinity)) newest = at;
  }
  return newest;
}

interface ActionProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether it does nothing now; it can still have the focus. */
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

function Action({ label, icon, isDisabled, onClick }: ActionProps) {
  return (
    <Button
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
    >
      {icon}
      {label}
    </Button>
  );
}
