import { clsx as cx } from 'clsx';
import { useEffect, useRef, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import { DealerItem } from './dealer-item.tsx';
import classes from './dealers.module.css';
import type { FoundDealer } from './find-dealers.ts';

interface DealerListProps {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly found: readonly FoundDealer[];
  /** Shows the selected dealer. */
  readonly map: RefObject<HTMLElement | null>;
  /** Id of the selected dealer. */
  readonly chosen: number | null;
  /** How many times ten are shown, from 1; a selected dealer beyond them stands before them. */
  readonly page: number;
  /** Selects a dealer on the page that is shown. */
  readonly onChoose: (id: number, page: number) => void;
  readonly onPage: (page: number) => void;
  /** Clears the filters; undefined when none is set. */
  readonly onClear: (() => void) | undefined;
}

/** A person reads this many before they narrow the search, or ask for more. */
const DEALERS_AT_A_TIME = 10;

const areBeside = (list: HTMLElement, map: HTMLElement) =>
  list.getBoundingClientRect().right <= map.getBoundingClientRect().left;

/**
 * The first of the dealers found, and more on demand. One selected here comes into view on the map, and one selected on a
 * map beside the list comes into view here; a map above it says whom it shows.
 */
export function DealerList(props: DealerListProps) {
  const { ref: list, found, map, chosen, page, onChoose, onPage, onClear } = props;
  useEffect(() => {
    if (chosen === null || list.current === null || map.current === null) return;
    if (!areBeside(list.current, map.current)) return;
    list.current.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, list, map]);
  /** How many were shown when more were asked for: the next one takes the focus, as the button may be gone. */
  const asked = useRef<number | null>(null);
  const chosenAt = found.findIndex(({ dealer }) => dealer.id === chosen);
  const first = found.slice(0, page * DEALERS_AT_A_TIME);
  const shown = chosenAt < first.length ? first : [...found.slice(chosenAt, chosenAt + 1), ...first];
  useEffect(() => {
    if (asked.current === null || shown.length <= asked.current) return;
    list.current?.children.item(asked.current)?.querySelector<HTMLElement>('a, button')?.focus();
    asked.current = null;
  }, [list, shown.length]);
  if (found.length === 0) return <EmptyList onClear={onClear} />;
  const more = Math.min(DEALERS_AT_A_TIME, found.length - first.length);
  return (
    <>
      <ul ref={list} className={cx(layout.lines, classes.list)}>
        {shown.map(({ dealer, km }) => (
          <li
            key={dealer.id}
            data-chosen={dealer.id === chosen || undefined}
            tabIndex={dealer.id === chosen ? -1 : undefined}
          >
            <DealerItem
              dealer={dealer}
              km={km}
              chosen={dealer.id === chosen}
              onChoose={() => {
                onChoose(dealer.id, page);
                map.current?.scrollIntoView({ block: 'nearest' });
              }}
            />
          </li>
        ))}
      </ul>
      {more === 0 ? null : (
        <p className={classes.more}>
          <button
            type="button"
            className={buttonClass()}
            onClick={() => {
              asked.current = first.length;
              onPage(page + 1);
            }}
          >
            Ver {String(more)} más
          </button>
        </p>
      )}
    </>
  );
}

function EmptyList({ onClear }: Pick<DealerListProps, 'onClear'>) {
  return (
    <div className={cx(layout.stack, classes.empty)}>
      <p>
        {onClear
          ? 'Nadie responde a esta búsqueda. Prueba con el estado, o con menos palabras.'
          : 'Aún no hay distribuidores en el mapa. Escríbenos y te atendemos nosotros.'}
      </p>
      {onClear ? (
        <button type="button" className={buttonClass()} onClick={onClear}>
          Ver a todos
        </button>
      ) : (
        <Link className={buttonClass()} to={href('contact')}>
          Contacto
        </Link>
      )}
    </div>
  );
}
