import { clsx as cx } from 'clsx';
import text from '#src/ui/styles/text.module.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { CloseButton, useComputedColorScheme } from '@mantine/core';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { paletteMachine } from '#machines/palette/palette.machine.ts';
import { useOffered } from '#src/actor-hooks/use-offered.ts';
import { useBackCloses } from '#src/browser/use-back-closes.ts';
import type { RouteId } from '#src/config/routes.ts';
import { useLogOut } from '#src/features/outbox/use-log-out.tsx';
import { IconSearch } from '#src/ui/icons.ts';
import { chooseColorScheme } from '#src/ui/theme/color-scheme.ts';
import { addressFrom } from './address-from.ts';
import { DownloadPrices } from './download-prices.tsx';
import type { PaletteEntry, PaletteGroup } from './entries.ts';
import { EntryIcon } from './entry-icon.tsx';
import { findEntries } from './find-entries.ts';
import classes from './palette.module.css';
import { RecordsState } from './records/records-state.tsx';
import { useRecords, type Source } from './records/use-records.ts';

/** How many recent entries are kept, until the page is reloaded. */
const MOST_RECENT = 4;

interface PaletteProps {
  readonly actor: ActorRefFrom<typeof paletteMachine>;
}

/** Finds a screen, an action or a record by a few letters. */
export function Palette({ actor }: PaletteProps) {
  const { logOut, question } = useLogOut();
  const offered = useOffered();
  return (
    <>
      <Search actor={actor} offered={offered} onLogOut={logOut} />
      {question}
    </>
  );
}

interface SearchProps extends PaletteProps {
  readonly offered: (route: RouteId) => boolean;
  readonly onLogOut: () => void;
}

/** Does what an entry says, and remembers the last ones. */
function useChosen({ actor, onLogOut }: Pick<SearchProps, 'actor' | 'onLogOut'>) {
  const navigate = useNavigate();
  const location = useLocation();
  const [recent, setRecent] = useState<readonly string[]>([]);

  function leave(go: () => void): void {
    actor.send({ type: 'palette.leave' });
    // The dialog releases the focus first, so that the next page can take it.
    setTimeout(go);
  }

  function choose({ id: chosen, does }: PaletteEntry): void {
    setRecent((before) => [chosen, ...before.filter((one) => one !== chosen)].slice(0, MOST_RECENT));
    if ('goTo' in does) {
      leave(() => void navigate(addressFrom(location, does.goTo)));
      return;
    }
    switch (does.act) {
      case 'download-prices':
        actor.send({ type: 'palette.download' });
        break;
      case 'dark':
      case 'light':
        chooseColorScheme(does.act);
        break;
      case 'log-out':
        leave(onLogOut);
    }
  }

  return { recent, choose };
}

function Search({ actor, offered, onLogOut }: SearchProps) {
  const location = useLocation();
  const dark = useComputedColorScheme('light') === 'dark';
  const [[store, { open, close }]] = useState(createSpotlight);
  const { opened, query, selected } = useSpotlight(store);
  const records = useRecords(opened, offered);
  const { recent, choose } = useChosen({ actor, onLogOut });
  const snapshot = useSelector(actor, (state) => state);
  const isOpen = snapshot.matches({ dialog: 'open' });
  const id = useId();
  useEffect(() => {
    if (isOpen) open();
    else close();
  }, [isOpen, open, close]);
  useBackCloses(isOpen, close);

  const groups = findEntries({
    query,
    records: records.groups,
    recent,
    offered,
    dark,
    path: location.pathname,
  });
  const entries = groups.flatMap((group) => group.entries);
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`;
  // The store has selected nothing while there was nothing to select.
  const current = entries[Math.max(selected, 0)];
  const listId = `${id}-list`;

  return (
    <>
      <Spotlight.Root
        store={store}
        shortcut={null}
        size={560}
        yOffset="min(5rem, 8dvh)"
        radius={4}
        returnFocus={!snapshot.matches({ dialog: 'left' })}
        overlayProps={{ backgroundOpacity: 0.35, blur: 0, color: '#141816' }}
        transitionProps={{ transition: 'fade', duration: 120 }}
        classNames={{ content: classes.content }}
        attributes={{ content: { 'aria-label': 'Buscar o ir a' } }}
        onSpotlightOpen={() => {
          store.updateState((state) => ({ ...state, selected: 0 }));
        }}
        onSpotlightClose={() => {
          actor.send({ type: 'palette.close' });
        }}
      >
        <Spotlight.Search
          placeholder="Buscar o ir a…"
          aria-label="Buscar o ir a"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={current === undefined ? undefined : optionId(current)}
          autoComplete="off"
          spellCheck={false}
          leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />}
          rightSection={<CloseButton aria-label="Cerrar" size="lg" onClick={close} />}
          rightSectionPointerEvents="all"
        />
        <Results
          id={listId}
          query={query.trim()}
          groups={groups}
          current={current}
          sources={records.sources}
          optionId={optionId}
          onChoose={choose}
        />
        <Keys />
      </Spotlight.Root>
      {snapshot.matches({ download: 'running' }) ? (
        <DownloadPrices
          onEnd={() => {
            actor.send({ type: 'palette.downloaded' });
          }}
        />
      ) : null}
    </>
  );
}

interface ChoiceProps {
  readonly current: PaletteEntry | undefined;
  readonly optionId: (entry: PaletteEntry) => string;
  readonly onChoose: (entry: PaletteEntry) => void;
}

interface ResultsProps extends ChoiceProps {
  readonly id: string;
  readonly query: string;
  readonly groups: readonly PaletteGroup[];
  readonly sources: readonly Source[];
}

/** What a query finds, and how the lists load that it searches. */
function Results({ id, query, groups, sources, ...choice }: ResultsProps) {
  const isComplete = sources.every(({ progress }) => !progress.waiting);
  return (
    <>
      {query === '' ? null : <RecordsState sources={sources} />}
      {groups.length === 0 && isComplete ? (
        <Spotlight.Empty role="status" className={classes.empty}>
          Nada coincide con «{query}». Prueba con otra palabra, un folio o un nombre.
        </Spotlight.Empty>
      ) : null}
      <Spotlight.ActionsList
        id={id}
        role="listbox"
        aria-label="Opciones"
        className={classes.list}
        hidden={groups.length === 0}
      >
        {groups.map((group) => (
          <Group key={group.title} group={group} {...choice} />
        ))}
      </Spotlight.ActionsList>
    </>
  );
}

interface GroupProps extends ChoiceProps {
  readonly group: PaletteGroup;
}

const Group = ({ group: { title, entries }, current, optionId, onChoose }: GroupProps) => (
  <div role="group" aria-label={title} className={classes.group}>
    <p className={classes.title} aria-hidden>
      {title}
    </p>
    {entries.map((entry) => (
      <Spotlight.Action
        key={entry.id}
        // The component takes no id, which the search field's `aria-activedescendant` needs.
        ref={(button: HTMLButtonElement | null) => {
          if (button !== null) button.id = optionId(entry);
        }}
        role="option"
        aria-selected={entry === current}
        data-selected={entry === current || undefined}
        className={classes.option}
        onClick={() => {
          onChoose(entry);
        }}
      >
        <EntryIcon {...entry} />
        <span className={classes.label}>
          {entry.label}
          {entry.detail === undefined ? null : (
            <span className={cx(text.muted, text.tiny)}> {entry.detail}</span>
          )}
        </span>
      </Spotlight.Action>
    ))}
  </div>
);

const Keys = () => (
  <p className={classes.keys} aria-hidden>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> elegir
    </span>
    <span>
      <kbd>↵</kbd> abrir
    </span>
    <span>
      <kbd>Esc</kbd> cerrar
    </span>
  </p>
);
