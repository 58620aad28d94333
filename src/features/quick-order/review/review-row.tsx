import { Button, Text } from '@mantine/core';
import { memo, useRef, useState, type ReactNode } from 'react';
import { type ListColumn, type ListRow } from '#machines/quick-order/quick-order.machine.ts';
import { IGNORED } from '#machines/support/list-file.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import type { RowColumnKey } from '#src/features/draft-windows/row-columns.ts';
import { Faults, Field } from '#src/features/sheets/row-field.tsx';
import { inCurrency } from '#src/format/money.ts';
import { inNumber } from '#src/format/numbers.ts';
import { titleOf } from '../columns/fields.ts';
import { cellText } from '../rows/cell-text.ts';
import { isLeftOut, LEFT_OUT } from '../rows/left-out.ts';
import { mendedRow } from '../rows/mend.ts';
import type { ReadOne } from '../rows/read-rows.ts';
import { faultsAt, mainFields, rowPlaces, type RowPlace } from '../rows/row-places.ts';
import { priceOf } from '../rows/sums.ts';
import { SEEN } from '../rows/surplus.ts';
import type { QuickOrderActor } from '../steps/quick-order-actor.ts';
import classes from './review-row.module.css';
import { understood } from './understood.tsx';

interface ReviewRowProps {
  readonly actor: QuickOrderActor;
  readonly row: ListRow;
  readonly columns: readonly ListColumn[];
  readonly readOne: ReadOne;
  readonly quotable: Quotable;
  readonly book: PriceBook;
}

/** The cells of a row that belong to no column that is used. */
const unusedOf = (row: ListRow, columns: readonly ListColumn[]): readonly string[] => {
  const used = new Set(columns.flatMap(({ at, as }) => (as === IGNORED ? [] : [at])));
  return row.cells.filter((cell, at) => cell.trim() !== '' && !used.has(at));
};

/**
 * A row as it was understood, with its faults and questions beside the cells that they are about. Drawn again when it is
 * another row alone: a mend changes one of fifty.
 */
export const ReviewRow = memo(function ReviewRow(props: ReviewRowProps) {
  const { actor, row, columns, readOne, quotable, book } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const number = inNumber(row.row);
  const mend = (cells: Readonly<Record<string, string>>) => {
    const mended = mendedRow(row, cells, readOne);
    actor.send({ type: 'import.mend', rows: [mended] });
    // What had the focus is gone with the fault.
    if (mended.window !== null && !isOpen) opener.current?.focus();
  };
  const facts = row.window === null ? null : understood(row.window, quotable);
  const whole = row.faults.filter(({ at }) => at === null);
  const price = row.window === null ? null : priceOf(row.window, book, quotable);
  const isFieldOpen = (field: RowColumnKey) =>
    faultsAt(row.faults, field).length > 0 || (isOpen && mainFields.includes(field));
  const cellOf = ({ title, fields }: RowPlace): ReactNode => {
    const open = fields.filter(isFieldOpen);
    if (open.length > 0 || facts === null) {
      const written = fields.filter((field) => !open.includes(field) && cellText(row, columns, field) !== '');
      return (
        <>
          {written.map((field) => (
            <div key={field}>
              {fields.length > 1 ? <span className={classes.soft}>{titleOf(field)}: </span> : null}
              {cellText(row, columns, field)}
            </div>
          ))}
          {open.map((field) => (
            <Field
              key={`${field} ${cellText(row, columns, field)}`}
              name={`${titleOf(field)}, renglón ${number}`}
              label={fields.length > 1 ? titleOf(field) : null}
              text={cellText(row, columns, field)}
              faults={faultsAt(row.faults, field)}
              onMend={(text) => {
                mend({ [field]: text });
              }}
              onOffer={mend}
            />
          ))}
        </>
      );
    }
    return facts[title] ?? null;
  };
  const unused = unusedOf(row, columns);
  const isWhole = whole.length > 0 || isLeftOut(row);
  return (
    <tr className={classes.row} data-faulty={row.faults.length > 0 || undefined}>
      <th scope="row" className={classes.number}>
        <span className={classes.word}>Renglón </span>
        {number}
      </th>
      {isWhole ? (
        <WholeRow
          row={row}
          faults={whole}
          onOffer={mend}
          onOpen={() => {
            mend({ [SEEN]: 'sí', [LEFT_OUT]: '' });
            setOpen(true);
          }}
        />
      ) : (
        rowPlaces.map((place) => (
          <td key={place.title} data-label={place.title}>
            {cellOf(place)}
            {isOpen && place.title === 'Además' && unused.length > 0 ? (
              <div className={classes.soft}>Sin usar: {unused.join(' · ')}</div>
            ) : null}
          </td>
        ))
      )}
      <td className={classes.price} data-label="Precio" translate="no">
        {price === null ? '' : inCurrency(price)}
      </td>
      <td className={classes.actions}>
        {isWhole ? null : (
          <Button
            ref={opener}
            size="compact-sm"
            aria-label={`${isOpen ? 'Listo con' : 'Cambiar'} el renglón ${number}`}
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {isOpen ? 'Listo' : 'Cambiar'}
          </Button>
        )}
      </td>
    </tr>
  );
});

interface WholeRowProps {
  readonly row: ListRow;
  readonly faults: ListRow['faults'];
  readonly onOffer: (cells: Readonly<Record<string, string>>) => void;
  /** Shows the cells of the row as they are, to mend them one by one. */
  readonly onOpen: () => void;
}

/** A row that cannot be told apart into cells. */
const WholeRow = ({ row, faults, onOffer, onOpen }: WholeRowProps) => (
  <td colSpan={rowPlaces.length} className={classes.whole}>
    <span className={classes.written}>{row.cells.filter((cell) => cell.trim() !== '').join(' · ')}</span>
    {isLeftOut(row) ? (
      <Text fz="sm" c="dimmed">
        Se queda fuera de la lista.
      </Text>
    ) : (
      <Faults faults={faults} onOffer={onOffer} />
    )}
    <Button size="compact-sm" onClick={onOpen}>
      {isLeftOut(row) ? 'Sí es una ventana' : 'Corregir aquí'}
    </Button>
  </td>
);
