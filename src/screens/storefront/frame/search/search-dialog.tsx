import { clsx as cx } from 'clsx';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { CloseButton, Modal, TextInput } from '@mantine/core';
import { use, useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useBackCloses } from '#src/browser/use-back-closes.ts';
import { href } from '#src/config/routes.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import { IconSearch } from '#src/ui/icons.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import classes from './search-dialog.module.css';
import type { SearchEntry } from './search-entries.ts';
import { searchIndex } from './search-index.ts';

/** The search of the shop. Arrows select, Enter opens, Escape closes. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const find = use(searchIndex());
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  useBackCloses(true, onClose);
  const query = useDeferredValue(typed.trim());
  const found = query === '' ? [] : find(query);
  const active = found[Math.min(at, found.length - 1)];

  const go = ({ id }: SearchEntry) => {
    onClose();
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
      // The list may still show the results of the previous text.
      const chosen = query === typed.trim() ? active : find(typed.trim())[0];
      if (chosen === undefined) return;
      event.preventDefault();
      go(chosen);
    }
  };

  return (
    <ThemeProvider>
      <Modal
        opened
        onClose={onClose}
        withinPortal={false}
        withCloseButton={false}
        // The next page or the search button takes the focus.
        returnFocus={false}
        size="40rem"
        padding={0}
        yOffset="min(6rem, 8dvh)"
        transitionProps={{ duration: 0 }}
        classNames={{ inner: classes.inner }}
        attributes={{ content: { 'aria-label': 'Buscar en el sitio' } }}
      >
        <TextInput
          data-autofocus
          role="combobox"
          size="xl"
          variant="unstyled"
          classNames={{ wrapper: classes.field, input: classes.input }}
          leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />}
          rightSectionPointerEvents="all"
          rightSection={<CloseButton aria-label="Cerrar" size="xl" onClick={onClose} />}
          aria-label="Qué buscas"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : optionId(listId, active)}
          placeholder="Busca o pregunta…"
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
        <Results id={listId} found={found} active={active} onChoose={go} />
        <p role="status" className={cx(text.soft, classes.note)} data-small>
          {noteFor(query, found.length)}
        </p>
        {query !== '' && found.length === 0 ? (
          <p className={cx(layout.row, classes.note)}>
            <Link
              className={text.link}
              to={`${href('dealers')}?${new URLSearchParams({ buscar: query }).toString()}`}
              onClick={onClose}
            >
              Busca «{query}» entre los distribuidores
            </Link>
            {fallbackLinks.map(([name, route]) => (
              <Link key={route} className={text.link} to={href(route)} onClick={onClose}>
                {name}
              </Link>
            ))}
          </p>
        ) : null}
      </Modal>
    </ThemeProvider>
  );
}

interface ResultsProps {
  readonly id: string;
  readonly found: readonly SearchEntry[];
  readonly active: SearchEntry | undefined;
  readonly onChoose: (entry: SearchEntry) => void;
}

const Results = ({ id, found, active, onChoose }: ResultsProps) => (
  <div id={id} role="listbox" aria-label="Resultados" className={classes.list}>
    {found.map((entry) => (
      <div
        key={entry.id}
        id={optionId(id, entry)}
        role="option"
        // The field keeps the focus and references the active option.
        tabIndex={-1}
        aria-selected={entry === active}
        className={classes.option}
        onClick={() => {
          onChoose(entry);
        }}
      >
        {entry.swatch === undefined ? <span /> : <ClothSwatch {...entry.swatch} />}
        <span>{entry.name}</span>{' '}
        <span className={text.soft} data-small>
          {entry.kind}
        </span>
        {entry === active && entry.answer !== undefined ? (
          <span className={classes.answer}>{entry.answer}</span>
        ) : null}
      </div>
    ))}
  </div>
);

const fallbackLinks = [
  ['Todas las persianas', 'blinds'],
  ['Todos los toldos', 'awnings'],
  ['Pregúntanos', 'contact'],
] as const;

const optionId = (listId: string, { id }: SearchEntry) => `${listId}${id.replaceAll(/[^a-z0-9]/g, '-')}`;

function noteFor(query: string, count: number): string {
  if (query === '')
    return 'Escribe lo que buscas, o pregunta: «cortina negra para recámara», «cuánto tarda», un color o su código.';
  if (count === 0) return `No encontramos «${query}». Prueba con menos letras, o mira todo:`;
  return count === 1 ? '1 resultado' : `${String(count)} resultados`;
}
