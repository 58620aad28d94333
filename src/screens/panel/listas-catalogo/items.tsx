import type { CatalogItem } from '#src/api/contract/catalog.ts';
import { useKnown } from '../../support/catalog/known.ts';
import { NoResults } from '../../support/catalog/no-results.tsx';
import { NO_FILTER, useItemFilter } from '../../support/catalog/use-item-filter.ts';
import { CsvButton } from '../../support/list/csv-button.tsx';
import { ListToolbar } from '../../support/list/list-toolbar.tsx';
import { saveCsv } from '../../support/list/save-csv.ts';
import { useListQuery } from '../../support/list/use-list-query.ts';
import { fileColumns } from './file-columns.ts';
import { ItemGrid } from './item-grid.tsx';

/** The catalogue: searched, narrowed to a family, a page at a time. */
export function Items({ items }: { readonly items: readonly CatalogItem[] }) {
  const { values, change, page } = useListQuery(NO_FILTER);
  const lookup = useKnown();
  const { rows, families } = useItemFilter(items, values);
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
        count={{ shown: rows.length, total: items.length, one: 'artículo', many: 'artículos' }}
        onClear={isFiltered ? clear : undefined}
      >
        <CsvButton onSave={() => saveCsv(rows, fileColumns, 'catalogo.csv')} />
      </ListToolbar>
      {rows.length === 0 ? (
        <NoResults onClear={clear} />
      ) : (
        <ItemGrid
          items={rows}
          lookup={lookup}
          page={page}
          onPage={(next) => {
            change({ pagina: String(next) });
          }}
        />
      )}
    </>
  );
}
