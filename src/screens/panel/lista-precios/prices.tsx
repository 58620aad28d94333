import { Button } from '@mantine/core';
import type { CatalogPrice } from '#src/api/contract/catalog.ts';
import { useCatalogLookup } from '#src/features/catalog-items/catalog-lookup.ts';
import { useItemList } from '#src/features/catalog-items/use-item-list.ts';
import { PrintedList } from '#src/features/inventory/printed-list.tsx';
import { sortRows } from '#src/format/sort-rows.ts';
import { FileButtons } from '#src/lists/file-buttons.tsx';
import { ListTable } from '#src/lists/list-table.tsx';
import { ListToolbar } from '#src/lists/list-toolbar.tsx';
import { NothingFound } from '#src/lists/nothing-found.tsx';
import { IconPrinter } from '#src/ui/icons.ts';
import { fileColumns, printedColumns, screenColumns } from './price-columns.tsx';
import { sortNamed, sortParam } from './price-sort.ts';

interface PricesProps {
  readonly prices: readonly CatalogPrice[];
  /** What the prices include, such as "Precios con IVA". */
  readonly note: string;
}

/** All prices, with search, filters, sorting, printing and a CSV file. */
export function Prices({ prices, note }: PricesProps) {
  const lookup = useCatalogLookup();
  const {
    rows: found,
    order: asked,
    activeFilters,
    change,
    page,
    goToPage,
    clear,
    toolbar,
  } = useItemList(prices, 'prices');
  const order = sortNamed(asked);
  const rows = sortRows(found, order.valueOf, order.descending);
  return (
    <>
      <ListToolbar
        {...toolbar}
        count={{ shown: rows.length, total: prices.length, one: 'precio', many: 'precios' }}
      >
        <FileButtons rows={rows} columns={fileColumns(note)} name="precios" />
        <Button
          onClick={() => {
            window.print();
          }}
          leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden />}
        >
          Imprimir
        </Button>
      </ListToolbar>
      <ListTable
        label="Tabla de precios"
        columns={screenColumns(lookup)}
        rows={rows}
        page={page}
        onPage={goToPage}
        sort={order}
        onSort={(by, descending) => {
          change({ orden: sortParam(by, descending) });
        }}
        empty={<NothingFound onClear={clear} />}
      />
      <PrintedList
        title="Lista de precios"
        notes={[note, ...activeFilters]}
        columns={printedColumns}
        rows={rows}
      />
    </>
  );
}
