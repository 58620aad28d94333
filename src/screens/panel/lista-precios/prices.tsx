import type { CatalogPrice } from '#src/api/contract/catalog.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconPrinter } from '#src/ui/icons.ts';
import { useKnown } from '../../support/catalog/known.ts';
import { NoResults } from '../../support/catalog/no-results.tsx';
import { NO_FILTER, useItemFilter } from '../../support/catalog/use-item-filter.ts';
import { CsvButton } from '../../support/list/csv-button.tsx';
import { ListTable } from '../../support/list/list-table.tsx';
import { ListToolbar } from '../../support/list/list-toolbar.tsx';
import { PrintedList } from '../../support/list/printed-list.tsx';
import { saveCsv } from '../../support/list/save-csv.ts';
import { sortRows } from '../../support/list/sort-rows.ts';
import { useListQuery } from '../../support/list/use-list-query.ts';
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
  const { values, change, page } = useListQuery({ ...NO_FILTER, orden: 'nombre' });
  const { rows: found, families } = useItemFilter(prices, values);
  const order = orderNamed(values.orden);
  const rows = sortRows(found, order.valueOf, order.descending);
  const isFiltered = values.buscar !== '' || values.familia !== '';
  const clear = () => {
    change(NO_FILTER);
  };
  return (
    <>
      <ListToolbar
        search={{
          value: values.buscar,
          placeholder: 'Nombre o código',
          onChange: (buscar) => {
            change({ buscar });
          },
        }}
        filters={[
          {
            label: 'Familia',
            value: values.familia,
            options: families,
            onChange: (familia) => {
              change({ familia });
            },
          },
        ]}
        count={{ shown: rows.length, total: prices.length, one: 'precio', many: 'precios' }}
        onClear={isFiltered ? clear : undefined}
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
        onPage={(next) => {
          change({ pagina: String(next) });
        }}
        sort={order}
        onSort={(by, descending) => {
          change({ orden: wordOf(by, descending) });
        }}
        empty={<NoResults onClear={clear} />}
      />
      <PrintedList
        title="Lista de precios"
        notes={[note, ...(isFiltered ? [values.buscar, values.familia].filter(Boolean) : [])]}
        columns={paperColumns(currency)}
        rows={rows}
      />
    </>
  );
}
