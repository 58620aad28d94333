import type { CatalogItem } from '#src/api/contract/catalog.ts';
import { useCatalogLookup } from '#src/features/catalog-items/catalog-lookup.ts';
import { useItemList } from '#src/features/catalog-items/use-item-list.ts';
import { CsvButton } from '#src/lists/csv-button.tsx';
import { saveCsv } from '#src/lists/csv.ts';
import { ListToolbar } from '#src/lists/list-toolbar.tsx';
import { NothingFound } from '#src/lists/nothing-found.tsx';
import { fileColumns } from './file-columns.ts';
import { ItemGrid } from './item-grid.tsx';

/** Items of the catalog, with search, family filter and pages. */
export function Items({ items }: { readonly items: readonly CatalogItem[] }) {
  const lookup = useCatalogLookup();
  const { rows, page, goToPage, clear, toolbar } = useItemList(items);
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
        <ItemGrid items={rows} lookup={lookup} page={page} onPage={goToPage} />
      )}
    </>
  );
}
