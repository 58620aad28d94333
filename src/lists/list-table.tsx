import { clsx as cx } from 'clsx';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Table.layer.css';
import 'mantine-datatable/styles.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { DataTable, type DataTableColumn, type DataTableProps } from 'mantine-datatable';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { BREAKPOINTS_PX } from '#src/config/constants.ts';
import { ListPages } from './list-pages.tsx';
import classes from './list-table.module.css';
import { pageOf } from './page-of.ts';
import { SortHeading } from './sort-heading.tsx';
import { useProgressiveRows } from './use-progressive-rows.ts';

/**
 * Where a cell is in the card that a row becomes on a narrow screen: its title and its total come first, then its state, facts
 * with their headings, and actions. `none` is for what another cell says there.
 */
export type CardPlace = 'title' | 'total' | 'state' | 'fact' | 'actions' | 'none';

export type ListColumn<Row> = DataTableColumn<Row> & {
  /** @default "fact" */
  readonly card?: CardPlace;
};

interface Sort {
  readonly by: string;
  readonly descending: boolean;
}

interface ListTableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: ListColumn<Row>[];
  /** All filtered rows, sorted; the table shows one page of them. */
  readonly rows: readonly Row[];
  /** From 1; a page past the end shows the last. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Accessor of the column that the rows are sorted by, and the direction. */
  readonly sort: Sort;
  readonly onSort: (by: string, descending: boolean) => void;
  /** The selected rows, when rows can be selected. */
  readonly selection?: {
    readonly rows: readonly Row[];
    readonly onChange: (rows: Row[]) => void;
    readonly isSelectable?: (row: Row) => boolean;
    /** Accessible name of a row's checkbox, such as "Elegir a Lucía". */
    readonly nameOf: (row: Row) => string;
  };
  /** Shown when there are no rows. */
  readonly empty: ReactNode;
}

/** With more columns than these a table is cut on a tablet. */
const MOST_ON_TABLET = 5;

/** The size of the text that a breakpoint in px is meant for. */
const EM_PX = 16;

/** In em, as in the style sheets: large text needs the room of a narrower screen. */
const below = (px: number) => `(max-width: ${String((px - 0.02) / EM_PX)}em)`;

/**
 * A sorted table, one page at a time, with a sticky head. When it is too wide it scrolls sideways under its first
 * column; where it would be cut its rows are cards.
 */
export function ListTable<Row extends { readonly id: number }>(props: ListTableProps<Row>) {
  const { label, columns, rows, onPage, sort, onSort, selection, empty } = props;
  const isOfCards = useMediaQuery(
    below(columns.length > MOST_ON_TABLET ? BREAKPOINTS_PX.sm : BREAKPOINTS_PX.xs),
    false,
    { getInitialValueInEffect: false },
  );
  const section = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const { page, pages, shown: onPageNow } = pageOf(rows, props.page);
  const shown = useProgressiveRows(onPageNow);
  if (rows.length === 0) return <div className={classes.empty}>{empty}</div>;
  const goToPage = (next: number) => {
    onPage(next);
    // A new page starts at its top; the focus stays on the pagination.
    viewport.current?.scrollTo({ top: 0 });
    if ((section.current?.getBoundingClientRect().top ?? 0) < 0) section.current?.scrollIntoView();
  };
  const table = {
    className: cx(classes.list, isOfCards ? classes.cards : classes.table),
    columns: columns.map((column) => withSortHeading(shownColumn(column, isOfCards), sort, onSort)),
    records: shown,
    idAccessor: 'id',
    withTableBorder: false,
    scrollViewportRef: viewport,
    highlightOnHover: true,
    onRowClick: ({ event }) => {
      pressRow(event);
    },
    customRowAttributes: () => ({ onAuxClick: pressRow }),
    verticalSpacing: 6,
    horizontalSpacing: 'xs',
    fz: 'sm',
    // The library would render its English "No records" even below rows.
    emptyState: <></>,
  } satisfies DataTableProps<Row>;
  const selectionProps = selection && {
    selectedRecords: [...selection.rows],
    onSelectedRecordsChange: selection.onChange,
    isRecordSelectable: selection.isSelectable ?? (() => true),
    allRecordsSelectionCheckboxProps: { 'aria-label': 'Elegir todas las filas de esta página' },
    getRecordSelectionCheckboxProps: (row: Row) => ({ 'aria-label': selection.nameOf(row) }),
  };
  return (
    <section ref={section} aria-label={label} className={classes.section}>
      <DataTable {...table} {...selectionProps} />
      {pages > 1 ? <ListPages label={label} page={page} total={rows.length} onPage={goToPage} /> : null}
    </section>
  );
}

/** What a person presses within a row for itself. */
const OWN = 'a, button, input, select, textarea, label, summary, [role="menu"]';

const MIDDLE = 1;

/** The link to what a row opens on its screen, named by a query; a link to another page is for its own press. */
const linkIn = (row: Element) =>
  [...row.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    ({ origin, search }) => origin === location.origin && search !== '',
  );

/**
 * Follows the link of a row that was pressed beside it; with Ctrl, Cmd or the middle button in another tab, as a browser
 * does. Nothing where something of its own was pressed, or text is selected.
 */
function pressRow({ target, currentTarget: row, ctrlKey, metaKey, button }: MouseEvent): void {
  if (button > MIDDLE || !(target instanceof Element) || target.closest(OWN) !== null) return;
  const link = linkIn(row);
  if (link === undefined || getSelection()?.type === 'Range') return;
  if (ctrlKey || metaKey || button === MIDDLE) window.open(link.href, '_blank', 'noopener');
  else link.click();
}

/** The cells that say little without their heading. */
const LABELLED: ReadonlySet<CardPlace> = new Set(['total', 'fact']);

/** A column of the table; in cards its cells say their place, and their heading where they need one. */
function shownColumn<Row>(
  { card = 'fact', ...column }: ListColumn<Row>,
  isOfCards: boolean,
): DataTableColumn<Row> {
  if (!isOfCards) return column;
  const attributes = {
    'data-card': card,
    'data-label': LABELLED.has(card) && typeof column.title === 'string' ? column.title : undefined,
  };
  return { ...column, textAlign: 'left', customCellAttributes: () => attributes };
}

/** A column with our sort button as its heading, when it is sortable. */
function withSortHeading<Row>(
  column: DataTableColumn<Row>,
  sort: Sort,
  onSort: (by: string, descending: boolean) => void,
): DataTableColumn<Row> {
  if (column.sortable !== true) return column;
  const by = String(column.accessor);
  const order = sort.by !== by ? null : sort.descending ? 'descending' : 'ascending';
  return {
    ...column,
    sortable: false,
    title: (
      <SortHeading
        order={order}
        atEnd={column.textAlign === 'right'}
        onSort={() => {
          onSort(by, order === 'ascending');
        }}
      >
        {column.title ?? by}
      </SortHeading>
    ),
  };
}
