import type { CatalogItem } from '#src/api/contract/catalog.ts';
import { useCatalogLookup } from '#src/features/catalog-items/catalog-lookup.ts';
import { useItemList } from '#src/features/catalog-items/use-item-list.ts';
import { FileButtons } from '#src/lists/file-buttons.tsx';
import { ListToolbar } from '#src/lists/list-toolbar.tsx';
import { NothingFound } from '#src/lists/nothing-found.tsx';
import { fileColumns } from './file-columns.ts';
import { ItemGrid } from './item-grid.tsx';

/** Items of the catalog, with search, family filter and pages. */
export function Items({ items }: { readonly items: readonly CatalogItem[] }) {
  const lookup = useCatalogLookup();
  const { rows, page, goToPage, clear, toolbar } = useItemList(items, 'catalog');
  return (
    <>
      <ListToolbar
        {...toolbar}
        count={{ shown: rows.length, total: items.length, one: 'artículo', many: 'artículos' }}
      >
        <FileButtons rows={rows} columns={fileColumns} name="catalogo" />
      </ListToolbar>
      {rows.length === 0 ? (
        <NothingFound onClear={clear} />
      ) : (
        <ItemGrid items={rows} lookup={lookup} page={page} onPage={goToPage} />
      )}
    </>
  );
}
