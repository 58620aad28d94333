import type { CatalogPrice } from '#src/api/contract/catalog.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconPrinter } from '#src/ui/icons.ts';
import { useKnown } from '../../support/catalog/known.ts';
import { useItemList } from '../../support/catalog/use-item-list.ts';
import { CsvButton } from '../../support/list/csv-button.tsx';
import { ListTable } from '../../support/list/list-table.tsx';
import { ListToolbar } from '../../support/list/list-toolbar.tsx';
import { NothingFound } from '../../support/list/nothing-found.tsx';
import { PrintedList } from '../../support/list/printed-list.tsx';
import { saveCsv } from '../../support/list/save-csv.ts';
import { sortRows } from '../../support/list/sort-rows.ts';
import { orderNamed, wordOf } from './order.ts';
import { fileColumns, paperColumns, screenColumns } from './price-columns.tsx';

interface PricesProps {
  readonly prices: readonly CatalogPrice[];
  /** What the prices are, such as "Precios con IVA". */
  readonly note: string;
  readonly currency: string;
}

/** Every price: searched, narrowed, sorted, printed, and taken along as a file. */
export function Prices({ prices, note, currency }: PricesProps) {
  const lookup = useKnown();
  const { rows: found, order: asked, wanted, change, page, turnTo, clear, toolbar } = useItemList(prices);
  const order = orderNamed(asked);
  const rows = sortRows(found, order.valueOf, order.descending);
  return (
    <>
      <ListToolbar
        {...toolbar}
        count={{ shown: rows.length, total: prices.length, one: 'precio', many: 'precios' }}
      >
        <CsvButton onSave={() => saveCsv(rows, fileColumns(note, currency), 'precios.csv')} />
        <button
          type="button"
          className={buttonClass('small')}
          onClick={() => {
            window.print();
          }}
        >
          <IconPrinter size={16} stroke={1.5} aria-hidden />
          Imprimir
        </button>
      </ListToolbar>
      <ListTable
        label="Tabla de precios"
        columns={screenColumns(currency, lookup)}
        rows={rows}
        page={page}
        onPage={turnTo}
        sort={order}
        onSort={(by, descending) => {
          change({ orden: wordOf(by, descending) });
        }}
        empty={<NothingFound onClear={clear} />}
      />
      <PrintedList
        title="Lista de precios"
        notes={[note, ...wanted]}
        columns={paperColumns(currency)}
        rows={rows}
      />
    </>
  );
}
