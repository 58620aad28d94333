import '@mantine/core/styles/Group.layer.css';
import type { CatalogItem } from '#src/api/contract/catalog.ts';
import type { Lookup } from '#src/features/catalog-items/catalog-lookup.ts';
import { PagedList } from '#src/lists/paged-list.tsx';
import classes from './item-grid.module.css';
import { ItemTile } from './item-tile.tsx';

interface ItemGridProps {
  /** All items that match the filters; the grid shows one page of them. */
  readonly items: readonly CatalogItem[];
  readonly lookup: Lookup;
  /** Page number from 1; a number beyond the last page shows the last. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** A grid of samples. */
export function ItemGrid({ items, lookup, page, onPage }: ItemGridProps) {
  return (
    <PagedList label="Telas y colores" rows={items} page={page} onPage={onPage}>
      {(shown, listId) => (
        <ul id={listId} className={classes.grid}>
          {shown.map((item) => (
            <li key={item.id}>
              <ItemTile item={item} known={lookup(item)} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
