import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import { useRef } from 'react';
import type { CatalogItem } from '#src/api/contract/catalog.ts';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import type { Lookup } from '../../support/catalog/known.ts';
import { ListPages, ROWS_PER_PAGE } from '../../support/list/list-pages.tsx';
import classes from './item-grid.module.css';
import { ItemTile } from './item-tile.tsx';

interface ItemGridProps {
  /** All that the filters leave; the grid shows one page of them. */
  readonly items: readonly CatalogItem[];
  readonly lookup: Lookup;
  /** From 1; a page that does not exist shows the last. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Samples side by side. */
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
        <ThemeProvider>
          <ListPages
            label="Telas y colores"
            page={page}
            total={items.length}
            onPage={(next) => {
              onPage(next);
              grid.current?.scrollIntoView({ block: 'start' });
            }}
          />
        </ThemeProvider>
      ) : null}
    </>
  );
}
