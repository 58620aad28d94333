import { memo, useId, useState, type ComponentProps } from 'react';
import type { DraftWindow } from '#src/api/draft.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { inCurrency } from '#src/format/money.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { IconX } from '#src/ui/icons.ts';
import { optionsOf, valueIn, type Reading } from './cells/cells.ts';
import { isWords, measureOf, MOST_LETTERS, type Column } from './cells/columns.ts';
import { cellId } from './cells/paste.ts';
import { priceTitle } from './cells/price-title.ts';
import { hasProblems, sayState, wrongIn } from './cells/problems-of.ts';
import { RowProblems } from './row-problems.tsx';
import { ChoiceCell, TextCell } from './sheet-cell.tsx';
import classes from './sheet.module.css';
import type { SheetActs } from './use-sheet.ts';

interface SheetRowProps {
  /** From 0. */
  readonly row: number;
  readonly window: DraftWindow;
  /** null for the row below the last window, and while prices load. */
  readonly priced: PricedDraftWindow | null;
  readonly isBlank: boolean;
  readonly columns: readonly Column[];
  readonly reading: Reading;
  readonly acts: SheetActs;
  readonly unread: ReadonlyMap<string, string>;
  readonly isPicked: boolean;
  /** Columns of the marked block in this row, from and to; -1 for none. */
  readonly from: number;
  readonly to: number;
  readonly onPick: (row: number, isPicked: boolean, isRange: boolean) => void;
}

/** A window of the sheet: a cell a column, what it costs, and below it what is wrong and what could be made instead. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { row, window, priced, isBlank, columns, reading, acts, unread, isPicked, from, to, onPick } = props;
  const problemsId = useId();
  const [isNear, setNear] = useState(false);
  const near = () => {
    setNear(true);
  };
  const named = isBlank ? '' : window.name.trim();
  const of = named === '' ? `renglón ${String(row + 1)}` : named;
  const place = (column: number, title: string) => ({
    'data-row': row,
    'data-column': column,
    'aria-label': `${title}, ${of}`,
  });
  const isMended = priced !== null && hasProblems(priced, unread, columns);
  return (
    <>
      <tr aria-selected={isPicked} onFocus={near} onPointerEnter={near} data-blank={isBlank || undefined}>
        <td className={classes.pick}>
          {isBlank ? null : (
            <input
              {...place(0, 'Seleccionar')}
              aria-label={`Seleccionar ${of}`}
              type="checkbox"
              tabIndex={-1}
              checked={isPicked}
              onChange={() => {
                // The click decides, as it knows of Shift.
              }}
              onClick={({ shiftKey, currentTarget }) => {
                onPick(row, currentTarget.checked, shiftKey);
              }}
            />
          )}
        </td>
        {columns.map((column, index) => (
          <Cell
            key={column.key}
            {...props}
            column={column}
            place={place(index + 1, column.title)}
            isNear={isNear}
            problemsId={isMended ? problemsId : undefined}
            isMarked={from <= index + 1 && index + 1 <= to}
          />
        ))}
        <td
          data-name={priceTitle(reading.book)}
          className={classes.price}
          translate={priced?.price ? 'no' : undefined}
        >
          {priced === null ? null : priced.price === null ? (
            <span className={classes.missing}>{sayState(priced)}</span>
          ) : (
            inCurrency(priced.price.totalCentavos)
          )}
        </td>
        <td className={classes.remove}>
          {isBlank ? null : (
            <button
              {...place(columns.length + 1, 'Quitar')}
              aria-label={`Quitar ${of}`}
              type="button"
              tabIndex={-1}
              className={buttonClass('icon')}
              onClick={() => {
                acts.remove(row);
              }}
            >
              <IconX size={18} stroke={1.5} aria-hidden />
            </button>
          )}
        </td>
      </tr>
      {priced === null || !isMended ? null : (
        <tr className={classes.below}>
          <td colSpan={columns.length + 3} id={problemsId}>
            <RowProblems priced={priced} unread={unread} columns={columns} acts={acts} />
          </td>
        </tr>
      )}
    </>
  );
});

interface CellProps extends Pick<
  SheetRowProps,
  'row' | 'window' | 'priced' | 'isBlank' | 'reading' | 'acts' | 'unread'
> {
  readonly column: Column;
  readonly place: ComponentProps<typeof TextCell>['place'];
  readonly isNear: boolean;
  readonly isMarked: boolean;
  /** What says the problems of the row. */
  readonly problemsId: string | undefined;
}

/** A cell: typed, or chosen where the product has a choice. */
function Cell(props: CellProps) {
  const { row, window, priced, isBlank, column, reading, acts, unread, place, isNear, isMarked, problemsId } =
    props;
  const { key, title } = column;
  const options = optionsOf(key, window, reading);
  const pastedText = unread.get(cellId(window.key, key)) ?? null;
  const isWrong = pastedText !== null || (priced !== null && wrongIn(priced, key, reading));
  const cell = {
    place: { ...place, 'aria-describedby': isWrong ? problemsId : undefined },
    value: isBlank && key === 'name' ? '' : valueIn(key, window, reading),
    isWrong,
    onPut: (text: string) => {
      acts.put(row, key, text);
    },
  };
  const Head = key === 'name' ? 'th' : 'td';
  return (
    <Head
      scope={key === 'name' ? 'row' : undefined}
      data-name={title}
      data-kind={measureOf(key) === null ? key : 'measure'}
      data-marked={isMarked || undefined}
      aria-selected={isMarked || undefined}
    >
      {options === null ? (
        <TextCell
          {...cell}
          inputMode={isWords(key) ? undefined : key === 'quantity' ? 'numeric' : 'decimal'}
          maxLength={isWords(key) ? MOST_LETTERS[key] : undefined}
        />
      ) : (
        <ChoiceCell {...cell} options={options} isNear={isNear} unread={pastedText} />
      )}
    </Head>
  );
}
