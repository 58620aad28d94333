import { clsx as cx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { pageOf, pageWith } from '#src/lists/page-of.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import { DealerItem } from './dealer-item.tsx';
import { DealerPages } from './dealer-pages.tsx';
import classes from './dealers.module.css';
import type { FoundDealer } from './find-dealers.ts';

interface DealerListProps {
  readonly found: readonly FoundDealer[];
  /** Id of the selected dealer. */
  readonly chosen: number | null;
  /** From 1. The page of the selected dealer goes first. */
  readonly page: number;
  /** Selects a dealer, or none, on the page that is shown. */
  readonly onChoose: (id: number | null, page: number) => void;
  readonly onPage: (page: number) => void;
  /** Clears the filters; undefined when none is set. */
  readonly onClear: (() => void) | undefined;
}

/** The dealers found, in pages. Scrolls to the dealer selected on the map. */
export function DealerList(props: DealerListProps) {
  const { found, chosen, onChoose, onPage, onClear } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chosen === null) return;
    list.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  if (found.length === 0) return <EmptyList onClear={onClear} />;
  const chosenAt = found.findIndex(({ dealer }) => dealer.id === chosen);
  const { page, pages, shown } = pageOf(found, chosenAt === -1 ? props.page : pageWith(chosenAt));
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
                onChoose(dealer.id === chosen ? null : dealer.id, page);
              }}
            />
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <DealerPages
          page={page}
          pages={pages}
          onPage={(next) => {
            onPage(next);
            list.current?.scrollIntoView({ block: 'start' });
          }}
        />
      ) : null}
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
