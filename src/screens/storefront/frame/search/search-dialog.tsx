import { use, useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { IconSearch, IconX } from '#src/ui/icons.ts';
import classes from './search-dialog.module.css';
import type { SearchEntry } from './search-entries.ts';
import { searchIndex } from './search-index.ts';

/** Search over all that the shop has; the arrows choose, Enter goes there, Escape closes. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const find = use(searchIndex());
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const asked = useDeferredValue(typed.trim());
  const found = asked === '' ? [] : find(asked);
  const active = found[Math.min(at, found.length - 1)];

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const go = ({ id }: SearchEntry) => {
    dialog.current?.close();
    void navigate(id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, found.length - 1) + step + found.length) % found.length);
    }
    if (event.key === 'Enter') {
      // The list may still be that of fewer letters.
      const chosen = asked === typed.trim() ? active : find(typed.trim())[0];
      if (chosen === undefined) return;
      event.preventDefault();
      go(chosen);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={classes['dialog']}
      aria-label="Buscar en el sitio"
      onClose={onClose}
      onClick={(event) => {
        const { target } = event;
        if (target === event.currentTarget || (target instanceof Element && target.closest('a'))) {
          dialog.current?.close();
        }
      }}
    >
      <div className={classes['sheet']}>
        <div className={classes['field']}>
          <IconSearch className={classes['lens']} size={20} stroke={1.5} aria-hidden />
          <input
            role="combobox"
            type="text"
            className={classes['input']}
            aria-label="Qué buscas"
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active === undefined ? undefined : optionId(listId, active)}
            placeholder="Tela, color, toldo, motor…"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={classes['close']}
            aria-label="Cerrar"
            onClick={() => {
              dialog.current?.close();
            }}
          >
            <IconX size={20} stroke={1.5} aria-hidden />
          </button>
        </div>
        <div id={listId} role="listbox" aria-label="Resultados" className={classes['list']}>
          {found.map((entry) => (
            <div
              key={entry.id}
              id={optionId(listId, entry)}
              role="option"
              // The field keeps the focus, and says which of these it stands at.
              tabIndex={-1}
              aria-selected={entry === active}
              className={classes['option']}
              onClick={() => {
                go(entry);
              }}
            >
              <span
                className={classes['swatch']}
                style={{ background: entry.hex }}
                data-none={!entry.hex || undefined}
              />
              <span>{entry.name}</span> <span className={classes['kind']}>{entry.kind}</span>
            </div>
          ))}
        </div>
        <p role="status" className={classes['note']}>
          {noteFor(asked, found.length)}
        </p>
        {asked !== '' && found.length === 0 ? (
          <p className={classes['ways']}>
            <Link to={href('blinds')}>Todas las persianas</Link>
            <Link to={href('awnings')}>Todos los toldos</Link>
            <Link to={href('contact')}>Pregúntanos</Link>
          </p>
        ) : null}
      </div>
    </dialog>
  );
}

const optionId = (listId: string, { id }: SearchEntry) => `${listId}${id.replaceAll(/[^a-z0-9]/g, '-')}`;

function noteFor(asked: string, count: number): string {
  if (asked === '') return 'Escribe lo que buscas: una tela, un color, su código, un toldo o una página.';
  if (count === 0) return `No encontramos «${asked}». Prueba con menos letras, o mira todo:`;
  return count === 1 ? '1 resultado' : `${String(count)} resultados`;
}
