import type { CatalogItem } from '#src/api/contract/catalog.ts';
import { useKnown } from '../../support/catalog/known.ts';
import { useItemList } from '../../support/catalog/use-item-list.ts';
import { CsvButton } from '../../support/list/csv-button.tsx';
import { ListToolbar } from '../../support/list/list-toolbar.tsx';
import { NothingFound } from '../../support/list/nothing-found.tsx';
import { saveCsv } from '../../support/list/save-csv.ts';
import { fileColumns } from './file-columns.ts';
import { ItemGrid } from './item-grid.tsx';

/** The catalogue: searched, narrowed to a family, a page at a time. */
export function Items({ items }: { readonly items: readonly CatalogItem[] }) {
  const lookup = useKnown();
  const { rows, page, turnTo, clear, toolbar } = useItemList(items);
  return (
    <>
      <ListToolbar
        {...toolbar}
        count={{ shown: rows.length, total: items.length, one: 'artículo', many: 'artículos' }}
      >
        <CsvButton onSave={() => saveCsv(rows, fileColumns, 'catalogo.csv')} />
      </ListToolbar>
      {rows.length === 0 ? (
        <NothingFound onClear={clear} />
      ) : (
        <ItemGrid items={rows} lookup={lookup} page={page} onPage={turnTo} />
      )}
    </>
  );
}
