import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { faultyIn, type ListColumn, type ListRow } from '#machines/quick-order/quick-order.machine.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import { inNumber } from '#src/format/numbers.ts';
import { ListPages } from '#src/lists/list-pages.tsx';
import { pageOf } from '#src/lists/page-of.ts';
import type { ReadOne } from '../rows/read-rows.ts';
import { rowPlaces } from '../rows/row-places.ts';
import type { QuickOrderActor } from '../steps/quick-order-actor.ts';
import { ReviewRow } from './review-row.tsx';
import classes from './rows-review.module.css';

interface RowsReviewProps {
  readonly actor: QuickOrderActor;
  readonly rows: readonly ListRow[];
  readonly columns: readonly ListColumn[];
  readonly readOne: ReadOne;
  readonly quotable: Quotable;
  readonly book: PriceBook;
}

/** The rows of a list as they were understood, a page at a time, each mended in its place. */
export function RowsReview({ actor, rows, columns, readOne, quotable, book }: RowsReviewProps) {
  const [isFaultyOnly, setFaultyOnly] = useState(false);
  const [asked, setPage] = useState(1);
  const faulty = faultyIn(rows);
  const isFiltered = isFaultyOnly && faulty.length > 0;
  const { page, pages, shown } = pageOf(isFiltered ? faulty : rows, asked);
  return (
    <>
      {faulty.length === 0 ? null : (
        <label className={classes.filter}>
          <input
            type="checkbox"
            checked={isFaultyOnly}
            onChange={({ currentTarget }) => {
              setFaultyOnly(currentTarget.checked);
              setPage(1);
            }}
          />
          Solo con dudas ({inNumber(faulty.length)})
        </label>
      )}
      <div className={classes.scroll}>
        <table className={classes.table} aria-label="Renglones de tu lista">
          <thead>
            <tr className={classes.headings}>
              <th scope="col">Renglón</th>
              {rowPlaces.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col" className={classes.price}>
                Precio
              </th>
              <th scope="col">
                <span className="visually-hidden">Cambiar</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <ReviewRow key={row.row} {...{ actor, row, columns, readOne, quotable, book }} />
            ))}
          </tbody>
        </table>
      </div>
      {pages > 1 ? (
        <ListPages
          label="Renglones de tu lista"
          page={page}
          total={(isFiltered ? faulty : rows).length}
          onPage={setPage}
        />
      ) : (
        <Group>
          <Text c="dimmed" fz="sm">
            {inNumber(shown.length)} de {inNumber(rows.length)}
          </Text>
        </Group>
      )}
    </>
  );
}
