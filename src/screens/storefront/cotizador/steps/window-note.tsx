import { useId } from 'react';
import { MAX_WINDOW_NOTE } from '#src/content/terms.ts';
import { pieceWords } from '#src/features/window-words/piece-words.ts';
import field from '#src/forms/field.module.css';
import type { Editing } from '../quoter-state.ts';

/** What the workshop and whoever installs are told of the window. */
export function WindowNote({ editing: { current, change } }: { readonly editing: Editing }) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        Nota de {pieceWords(current.window.family).this} (opcional)
      </label>
      <p id={`${id}-texto`} className={field.description}>
        La leen el taller y quien instala: «hay un cable arriba», «pared de tablaroca».
      </p>
      <textarea
        id={id}
        className={field.input}
        data-field="note"
        aria-describedby={`${id}-texto`}
        rows={2}
        maxLength={MAX_WINDOW_NOTE}
        value={current.window.note}
        onChange={({ currentTarget }) => {
          change({ note: currentTarget.value });
        }}
      />
    </div>
  );
}
