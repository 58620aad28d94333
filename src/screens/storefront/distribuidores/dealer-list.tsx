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
  readonly found: readonly FoundDealer[];
  /** Shows the selected dealer. */
  readonly map: RefObject<HTMLElement | null>;
  /** Id of the selected dealer. */
  readonly chosen: number | null;
  /** How many times ten are shown, from 1; a selected dealer beyond them stands before them. */
  readonly page: number;
  /** Selects a dealer, or none, on the page that is shown. */
  readonly onChoose: (id: number | null, page: number) => void;
  readonly onPage: (page: number) => void;
  /** Clears the filters; undefined when none is set. */
  readonly onClear: (() => void) | undefined;
}

/** A person reads this many before they narrow the search, or ask for more. */
const DEALERS_AT_A_TIME = 10;

/**
 * The first of the dealers found, and more on demand. A dealer selected on the map comes into view here, and one selected
 * here on the map.
 */
export function DealerList(props: DealerListProps) {
  const { found, map, chosen, page, onChoose, onPage, onClear } = props;
  const list = useRef<HTMLUListElement>(null);
  const isChosenHere = useRef(false);
  useEffect(() => {
    if (chosen === null) return;
    const place = isChosenHere.current ? map.current : list.current?.querySelector('[data-chosen]');
    place?.scrollIntoView({ block: 'nearest' });
    isChosenHere.current = false;
  }, [chosen, map]);
  /** How many were shown when more were asked for: the next one takes the focus, as the button may be gone. */
  const asked = useRef<number | null>(null);
  const chosenAt = found.findIndex(({ dealer }) => dealer.id === chosen);
  const first = found.slice(0, page * DEALERS_AT_A_TIME);
  const shown = chosenAt < first.length ? first : [...found.slice(chosenAt, chosenAt + 1), ...first];
  useEffect(() => {
    if (asked.current === null || shown.length <= asked.current) return;
    list.current?.children.item(asked.current)?.querySelector<HTMLElement>('a, button')?.focus();
    asked.current = null;
  }, [shown.length]);
  if (found.length === 0) return <EmptyList onClear={onClear} />;
  const more = Math.min(DEALERS_AT_A_TIME, found.length - first.length);
  return (
    <>
      <ul ref={list} className={cx(layout.lines, classes.list)}>
        {shown.map(({ dealer, km }) => (
          <li key={dealer.id} data-chosen={dealer.id === chosen || undefined}>
            <DealerItem
              dealer={dealer}
              km={km}
              chosen={dealer.id === chosen}
              onChoose={() => {
                isChosenHere.current = dealer.id !== chosen;
                onChoose(dealer.id === chosen ? null : dealer.id, page);
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
