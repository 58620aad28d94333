import type { RefObject } from 'react';
import type { DraftWindow } from '#src/api/draft.ts';
import { counted } from '#src/format/words.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { Reading } from './cells/cells.ts';
import { meantBy, repeated, sayUnread, type UnreadText } from './cells/unread-texts.ts';
import type { SheetActs } from './use-sheet.ts';

interface UnreadAskedProps {
  readonly place: RefObject<HTMLUListElement | null>;
  readonly texts: readonly UnreadText[];
  readonly windows: readonly DraftWindow[];
  readonly reading: Reading;
  readonly acts: SheetActs;
}

/** Asks once for the whole sheet what each pasted text is that could not be read. */
export function UnreadAsked({ place, texts, windows, reading, acts }: UnreadAskedProps) {
  if (texts.length === 0) return null;
  return (
    <ul ref={place} tabIndex={-1} aria-label="Dudas de lo que pegaste" className={layout.note}>
      {texts.map(({ column, text, rows }) => {
        const { key } = column;
        const [row = 0] = rows;
        const window = windows[row];
        if (window === undefined) return null;
        const { options, isAll } = meantBy(column, text, window, reading);
        return (
          <li key={`${key} ${text}`} className={layout.row}>
            {sayUnread(column, text, `, en ${counted(rows.length, 'renglón', 'renglones')}`)}
            {options.map(({ value, label }) => (
              <button
                key={value}
                type="button"
                className={buttonClass('small')}
                onClick={() => {
                  acts.put(row, key, value);
                }}
              >
                {label}
              </button>
            ))}
            {isAll ? null : options.length === 0 ? 'Elígelo en su celda.' : 'O elígelo en su celda.'}
            <button
              type="button"
              className={buttonClass('small')}
              aria-label={`No usar «${repeated(text)}»`}
              onClick={() => {
                acts.leave(key, text);
              }}
            >
              No usarlo
            </button>
          </li>
        );
      })}
    </ul>
  );
}
