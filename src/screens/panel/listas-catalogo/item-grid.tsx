import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import { useRef } from 'react';
import type { CatalogItem } from '#src/api/contract/catalog.ts';
import type { Lookup } from '#src/features/catalog-items/catalog-lookup.ts';
import { ListPages, ROWS_PER_PAGE } from '#src/kit/list/list-pages.tsx';
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
export function ItemGrid({ items, lookup, page: asked, onPage }: ItemGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const pages = Math.max(1, Math.ceil(items.length / ROWS_PER_PAGE));
  const page = Math.min(asked, pages);
  const shown = items.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE);
  return (
    <>
      <ul ref={grid} className={classes['grid']}>
        {shown.map((item) => (
          <li key={item.id}>
            <ItemTile item={item} known={lookup(item)} />
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <ListPages
          label="Telas y colores"
          page={page}
          total={items.length}
          onPage={(next) => {
            onPage(next);
            grid.current?.scrollIntoView({ block: 'start' });
          }}
        />
      ) : null}
    </>
  );
}
