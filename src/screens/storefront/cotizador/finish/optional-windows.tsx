import { clsx as cx } from 'clsx';
import { useState } from 'react';
import { pieceName } from '#src/features/window-words/piece-words.ts';
import { counted } from '#src/format/words.ts';
import choice from '#src/ui/styles/choice.module.css';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { useQuoter } from '../quoter-state.ts';
import classes from './finish.module.css';

/** The windows that a dealer's client may leave out. */
export function OptionalWindows() {
  const { actor, draft } = useQuoter();
  const count = draft.windows.filter(({ optional }) => optional === true).length;
  // There may be hundreds of windows.
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
      }}
    >
      <summary>Ventanas opcionales{count === 0 ? '' : `: ${counted(count, 'marcada', 'marcadas')}`}</summary>
      {isOpen ? (
        <>
          <p className={text.soft} data-small>
            En su enlace, tu cliente decide si las quiere, y el total cambia. Se pide lo que acepte.
          </p>
          <ul className={cx(layout.columns, classes.optionals)} aria-label="Ventanas opcionales" data-fill>
            {draft.windows.map(({ key, name, family, optional = false }) => (
              <li key={key}>
                <label className={choice.tick}>
                  <input
                    type="checkbox"
                    checked={optional}
                    onChange={({ currentTarget: { checked } }) => {
                      actor.send({ type: 'edit.change', key, patch: { optional: checked } });
                    }}
                  />
                  {pieceName(name, family)}
                </label>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </details>
  );
}
