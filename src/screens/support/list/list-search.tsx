import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import { IconSearch, IconX } from '#src/ui/icons.ts';
import classes from './list-toolbar.module.css';

/** How long a person must have stopped typing before the list follows, in ms. */
const SETTLED_MS = 150;

interface ListSearchProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** What the list is searched for now. */
  readonly value: string;
  /** Told once the typing settles. */
  readonly onChange: (value: string) => void;
}

/**
 * A search field that keeps what is typed to itself until the typing settles, or anything is pressed: a keystroke draws
 * the field alone, however long the list is.
 */
export function ListSearch({ label, placeholder, value, onChange }: ListSearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState<readonly string[]>([]);
  // A value that was told comes back late, when more may have been typed; any other was set elsewhere and is shown.
  if (value !== seen) {
    setSeen(value);
    setTold(told.slice(told.indexOf(value) + 1));
    if (!told.includes(value)) setText(value);
  }
  const tell = useEffectEvent((settled: string) => {
    if (settled === (told.at(-1) ?? value)) return;
    setTold([...told, settled]);
    onChange(settled);
  });
  useEffect(() => {
    const settle = () => {
      tell(text);
    };
    const timer = setTimeout(settle, SETTLED_MS);
    // Before whatever is pressed hears of it: what that writes into the address stands upon the search.
    document.addEventListener('click', settle, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', settle, { capture: true });
    };
  }, [text]);
  return (
    <div className={classes['search']}>
      <label htmlFor={id} className={classes['label']}>
        {label}
      </label>
      <div className={classes['box']}>
        <IconSearch className={classes['lens']} size={18} stroke={1.5} aria-hidden />
        <input
          ref={field}
          id={id}
          type="search"
          className={classes['control']}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
          }}
        />
        {text === '' ? null : (
          <span className={classes['clear']}>
            <button
              type="button"
              className={buttonClass('icon')}
              aria-label="Borrar la búsqueda"
              onClick={() => {
                setText('');
                field.current?.focus();
              }}
            >
              <IconX size={16} stroke={1.5} aria-hidden />
            </button>
          </span>
        )}
      </div>
    </div>
  );
}
