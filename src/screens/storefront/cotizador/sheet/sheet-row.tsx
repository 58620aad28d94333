import { clsx as cx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import type { DraftWindow } from '#src/api/draft.ts';
import type { WindowReading } from '#src/features/draft-windows/read-window.ts';
import { sheetColumns as columns } from '#src/features/measuring/sheet-columns.ts';
import { sayMeasureProblem } from '#src/features/window-words/measure-problems.ts';
import field from '#src/forms/field.module.css';
import { readMeasure, type Unit } from '#src/reading/measure.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { IconX } from '#src/ui/icons.ts';
import { NOT_MEASURED } from '../measuring/not-measured.ts';
import classes from './sheet.module.css';
import { cellsOf } from './size-of-cells.ts';
import type { SheetEdits } from './use-sheet-edits.ts';

interface SheetRowProps {
  /** From 0. */
  readonly row: number;
  /** null for the empty row. */
  readonly window: DraftWindow | null;
  readonly unit: Unit;
  readonly reading: WindowReading | null;
  readonly edits: SheetEdits;
}

const places = [0, 1, 2] as const;
const sides = ['widths', 'heights'] as const;

/** A window of the sheet: one field a column. */
export function SheetRow({ row, window, unit, reading, edits }: SheetRowProps) {
  const problemId = useId();
  const cells = window === null ? NOT_MEASURED : cellsOf(window);
  const of = window === null ? `renglón ${String(row + 1)}` : window.name || `renglón ${String(row + 1)}`;
  /** What is wrong with a measure; null for a right or an empty one. */
  const problemOf = (typed: string) => {
    const read = readMeasure(typed, unit);
    return 'problem' in read && read.problem.code !== 'empty' ? read.problem : null;
  };
  const [problem] = [...cells.widths, ...cells.heights].flatMap((typed) => problemOf(typed) ?? []);
  const cell = (column: { readonly key: string; readonly title: string }) => ({
    'data-row': row,
    'data-column': column.key,
    'aria-label': `${column.title}, ${of}`,
  });
  const isWrong = (typed: string) => problemOf(typed) !== null;
  return (
    <tr>
      <td data-name={columns.name.title} className={classes.name}>
        <Cell
          {...cell(columns.name)}
          value={window?.name ?? ''}
          onChange={({ currentTarget }) => {
            edits.change(window, { name: currentTarget.value });
          }}
        />
        {problem === undefined ? null : (
          <p id={problemId} className={field.error}>
            {sayMeasureProblem(problem, unit)}
          </p>
        )}
      </td>
      {sides.flatMap((side) =>
        places.map((at) => {
          const column = columns[side][at];
          const typed = cells[side][at];
          return (
            <td key={column.key} data-name={column.title}>
              <Cell
                {...cell(column)}
                inputMode="decimal"
                value={typed}
                aria-invalid={isWrong(typed)}
                aria-describedby={isWrong(typed) ? problemId : undefined}
                onChange={({ currentTarget }) => {
                  edits.measure(window, side, at, currentTarget.value);
                }}
              />
            </td>
          );
        }),
      )}
      <td data-name={columns.mount.title}>
        <select
          {...cell(columns.mount)}
          className={cx(field.input, classes.mount)}
          value={window?.mount ?? 'inside'}
          onChange={({ currentTarget }) => {
            edits.mount(window, currentTarget.value === 'outside' ? 'outside' : 'inside');
          }}
        >
          <option value="inside">Dentro</option>
          <option value="outside">Fuera</option>
        </select>
      </td>
      <td data-name={columns.quantity.title}>
        <Cell
          {...cell(columns.quantity)}
          inputMode="numeric"
          value={window?.quantity ?? ''}
          onChange={({ currentTarget }) => {
            edits.count(window, currentTarget.value, reading);
          }}
        />
      </td>
      <td>
        {window === null ? null : (
          <button
            type="button"
            className={buttonClass('icon')}
            aria-label={`Quitar ${of}`}
            onClick={() => {
              edits.remove(window);
            }}
          >
            <IconX size={18} stroke={1.5} aria-hidden />
          </button>
        )}
      </td>
    </tr>
  );
}

const Cell = (props: ComponentProps<'input'>) => (
  <input {...props} autoComplete="off" className={field.input} />
);
