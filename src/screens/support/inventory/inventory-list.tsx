import { useMemo, type ReactNode } from 'react';
import { routes } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconDownload, IconPrinter, IconRefresh } from '#src/ui/icons.ts';
import { ListTable } from '../list/list-table.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { PrintedList } from '../list/printed-list.tsx';
import { saveCsv } from '../list/save-csv.ts';
import { useListQuery } from '../list/use-list-query.ts';
import { printedColumn, shownColumn, type Column } from './column.ts';
import { ALL, type Filter } from './filter.ts';
import classes from './inventory-list.module.css';
import type { Article, Line } from './line.ts';
import { ORDER, orderText, SEARCH, useListing } from './use-listing.ts';
import { agoText, instantOf, type Calendar } from './when.ts';

/** The screens that list an inventory. */
export type InventoryRoute = 'blindsStock' | 'galleriesStock' | 'motorsStock' | 'pricesStock';

/** What one inventory differs from another by. */
export interface InventoryListParts {
  readonly route: InventoryRoute;
  /** Such as "tela" and "telas". */
  readonly one: string;
  readonly many: string;
  /** Begins the name of its file. */
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

/** An inventory that has come: searched, filtered, ordered, taken along as a file or on paper. */
export function InventoryList<A extends Article>(props: InventoryListProps<A>) {
  const { route, lines, columns, filters, one, many, file, calendar, now, isLoading, onRefresh } = props;
  const [first] = columns;
  const query = useListQuery<string>({
    [SEARCH]: '',
    [ORDER]: first?.key ?? '',
    ...Object.fromEntries(filters.map(({ key }) => [key, ALL])),
  });
  const listing = useListing<A>({ query, lines, columns, filters });
  const { left, sort } = listing;
  const { title } = routes[route];
  const updated = useMemo(() => lastUpdate(lines), [lines]);
  const tableColumns = useMemo(() => columns.map(shownColumn), [columns]);
  const clear = () => {
    query.change(Object.fromEntries([SEARCH, ...filters.map(({ key }) => key)].map((key) => [key, ALL])));
  };
  const save = () =>
    saveCsv(
      left,
      columns.flatMap((column) => column.file),
      `${file}-${calendar.fileDay(now)}.csv`,
    );
  const updatedText =
    updated === null
      ? null
      : `Última actualización: ${agoText(updated, now)} (${calendar.moment(updated, now)})`;
  return (
    <div className={classes['list']}>
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
        count={{ shown: left.length, total: lines.length, one, many }}
        note={updatedText}
        onClear={listing.isFiltered ? clear : undefined}
      >
        <Action
          label="Actualizar"
          icon={<IconRefresh size={16} stroke={1.5} aria-hidden />}
          rests={isLoading}
          onClick={onRefresh}
        />
        <Action
          label="Exportar CSV"
          icon={<IconDownload size={16} stroke={1.5} aria-hidden />}
          rests={left.length === 0}
          onClick={() => void save()}
        />
        <Action
          label="Imprimir"
          icon={<IconPrinter size={16} stroke={1.5} aria-hidden />}
          rests={left.length === 0}
          onClick={() => {
            window.print();
          }}
        />
      </ListToolbar>
      <ListTable
        label={title}
        columns={tableColumns}
        rows={left}
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
            <NothingFound text="Nada coincide con tus filtros." wayBack="Ver todo" onClear={clear} />
          )
        }
      />
      <PrintedList
        title={title}
        notes={[
          `${left.length.toLocaleString('es-MX')} ${left.length === 1 ? one : many}`,
          ...listing.filters
            .filter(({ value }) => value !== ALL)
            .map(({ label, value, options }) => `${label}: ${nameOf(options, value)}`),
          ...(query.values[SEARCH] ? [`Búsqueda: ${query.values[SEARCH]}`] : []),
          ...(updatedText === null ? [] : [updatedText]),
        ]}
        columns={columns.map(printedColumn)}
        rows={left}
      />
    </div>
  );
}

const nameOf = (options: readonly { readonly value: string; readonly label: string }[], value: string) =>
  (options.find((option) => option.value === value)?.label ?? value).replace(/ \([\d,]+\)$/, '');

/** The newest of all that lines say of when they were counted. */
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
  /** It would do nothing now; it keeps its place and the focus. */
  readonly rests: boolean;
  readonly onClick: () => void;
}

function Action({ label, icon, rests, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className={buttonClass('small')}
      aria-disabled={rests || undefined}
      onClick={() => {
        if (!rests) onClick();
      }}
    >
      {icon}
      {label}
    </button>
  );
}
