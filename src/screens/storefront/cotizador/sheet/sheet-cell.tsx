import { clsx as cx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import field from '#src/forms/field.module.css';
import type { Option } from './cells/cells.ts';
import { GroupedOptions } from './grouped-options.tsx';
import classes from './sheet.module.css';

interface Place {
  readonly 'data-row': number;
  readonly 'data-column': number;
  readonly 'aria-label': string;
  readonly 'aria-describedby'?: string | undefined;
}

interface CellProps {
  readonly place: Place;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onPut: (text: string) => void;
}

interface TextCellProps extends CellProps {
  readonly inputMode?: ComponentProps<'input'>['inputMode'];
  /** The most letters that it takes; undefined for any number. */
  readonly maxLength: number | undefined;
}

/** A cell that is typed: Escape brings back what was in it, leaving it puts the text into the sheet. */
export function TextCell({ place, value, isWrong, inputMode, maxLength, onPut }: TextCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...place}
      data-edited={typed === null ? undefined : ''}
      aria-invalid={isWrong}
      inputMode={inputMode}
      maxLength={maxLength}
      autoComplete="off"
      className={field.input}
      value={typed ?? value}
      onFocus={({ currentTarget }) => {
        currentTarget.select();
      }}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
      }}
      onDoubleClick={() => {
        setTyped(value);
      }}
      onKeyDown={(event) => {
        const { currentTarget } = event;
        if (event.key === 'F2') {
          setTyped(typed ?? value);
          currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length);
        } else if (event.key === 'Escape' && typed !== null) {
          // What is typed next replaces what came back.
          flushSync(() => {
            setTyped(null);
          });
          currentTarget.select();
        }
      }}
      onBlur={() => {
        if (typed !== null && typed !== value) onPut(typed);
        setTyped(null);
      }}
    />
  );
}

interface ChoiceCellProps extends CellProps {
  readonly options: readonly Option[];
  /** Whether all options are drawn: where the person is. Elsewhere the chosen one is enough. */
  readonly isNear: boolean;
  /** What was pasted and is no option; null for none. */
  readonly unread: string | null;
}

/** A cell that is chosen; one without a choice says so. */
export function ChoiceCell({ place, value, isWrong, options, isNear, unread, onPut }: ChoiceCellProps) {
  if (options.length === 0) {
    return <input {...place} readOnly className={cx(field.input, classes.none)} value="—" />;
  }
  const chosen = options.some((option) => option.value === value) ? value : '';
  const drawn = isNear ? options : options.filter((option) => option.value === chosen);
  return (
    <select
      {...place}
      className={field.input}
      aria-invalid={isWrong}
      value={unread === null ? chosen : ''}
      onChange={({ currentTarget }) => {
        if (currentTarget.value !== '') onPut(currentTarget.value);
      }}
    >
      {unread === null && chosen !== '' ? null : <option value="">{unread ?? 'Elige…'}</option>}
      <GroupedOptions options={drawn} />
    </select>
  );
}
