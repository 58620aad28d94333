import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Table.layer.css';
import 'mantine-datatable/styles.layer.css';
import { DataTable, type DataTableColumn, type DataTableProps } from 'mantine-datatable';
import { useRef, type ReactNode } from 'react';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { ListPages, ROWS_PER_PAGE } from './list-pages.tsx';
import classes from './list-table.module.css';
import { SortHeading } from './sort-heading.tsx';
import { useStaged } from './use-staged.ts';

export type ListColumn<Row> = DataTableColumn<Row>;

interface Sort {
  readonly by: string;
  readonly descending: boolean;
}

interface ListTableProps<Row> {
  /** What the table is, for those who listen. */
  readonly label: string;
  readonly columns: ListColumn<Row>[];
  /** All rows that the filters leave, in order; the table shows one page of them. */
  readonly rows: readonly Row[];
  /** From 1; a page that does not exist shows the last. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Accessor that it is ordered by, and whether downwards. */
  readonly sort: Sort;
  readonly onSort: (by: string, descending: boolean) => void;
  /** Which rows are chosen, where rows can be. */
  readonly selection?: {
    readonly rows: readonly Row[];
    readonly onChange: (rows: Row[]) => void;
    readonly isSelectable?: (row: Row) => boolean;
    /** Names the box of a row, such as "Elegir a Lucía". */
    readonly nameOf: (row: Row) => string;
  };
  /** Stands in place of rows where there are none. */
  readonly empty: ReactNode;
}

/**
 * A table for daily work: sorted, a page at a time, its head in sight; where it is too wide it scrolls sideways under
 * its first column.
 */
export function ListTable<Row extends { readonly id: number }>(props: ListTableProps<Row>) {
  const { label, columns, rows, onPage, sort, onSort, selection, empty } = props;
  const section = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE));
  const page = Math.min(props.page, pages);
  const shown = useStaged(rows.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE));
  if (rows.length === 0) return <div className={classes['empty']}>{empty}</div>;
  const turnTo = (next: number) => {
    onPage(next);
    // Another page begins at its top; the focus stays where the next page is turned.
    viewport.current?.scrollTo({ top: 0 });
    if ((section.current?.getBoundingClientRect().top ?? 0) < 0) section.current?.scrollIntoView();
  };
  const table = {
    className: classes['table'] ?? '',
    columns: columns.map((column) => headed(column, sort, onSort)),
    records: shown,
    idAccessor: 'id',
    withTableBorder: false,
    scrollViewportRef: viewport,
    highlightOnHover: true,
    verticalSpacing: 6,
    horizontalSpacing: 'xs',
    fz: 'sm',
  } satisfies DataTableProps<Row>;
  const choosing = selection && {
    selectedRecords: [...selection.rows],
    onSelectedRecordsChange: selection.onChange,
    isRecordSelectable: selection.isSelectable ?? (() => true),
    allRecordsSelectionCheckboxProps: { 'aria-label': 'Elegir todas las filas de esta página' },
    getRecordSelectionCheckboxProps: (row: Row) => ({ 'aria-label': selection.nameOf(row) }),
  };
  return (
    <ThemeProvider>
      <section ref={section} aria-label={label} className={classes['section']}>
        <DataTable {...table} {...choosing} />
        {pages > 1 ? <ListPages label={label} page={page} total={rows.length} onPage={turnTo} /> : null}
      </section>
    </ThemeProvider>
  );
}

/** A column whose heading is a button of ours where it can be ordered by, and whose figures stand under each other. */
function headed<Row>(
  column: ListColumn<Row>,
  sort: Sort,
  onSort: (by: string, descending: boolean) => void,
): ListColumn<Row> {
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
