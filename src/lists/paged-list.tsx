import { useId, type ReactNode } from 'react';
import { ListPages } from './list-pages.tsx';
import { pageOf } from './page-of.ts';

interface PagedListProps<Row> {
  /** Name of the list. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** From 1; a page past the end shows the last. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Renders the rows of the page in an element with this id, which is scrolled to when the page is turned. */
  readonly children: (shown: readonly Row[], id: string) => ReactNode;
}

/** A list, one page at a time. */
export function PagedList<Row>({ label, rows, page: requested, onPage, children }: PagedListProps<Row>) {
  const id = useId();
  const { page, pages, shown } = pageOf(rows, requested);
  return (
    <>
      {children(shown, id)}
      {pages > 1 ? (
        <ListPages
          label={label}
          page={page}
          total={rows.length}
          onPage={(next) => {
            onPage(next);
            document.getElementById(id)?.scrollIntoView({ block: 'start' });
          }}
        />
      ) : null}
    </>
  );
}
