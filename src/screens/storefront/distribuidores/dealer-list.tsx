import layout from '#src/ui/layout.module.css';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { DealerItem } from './dealer-item.tsx';
import classes from './dealers.module.css';
import type { FoundDealer } from './find-dealers.ts';

interface DealerListProps {
  readonly found: readonly FoundDealer[];
  /** Id of the selected dealer. */
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
  /** Clears the filters; undefined when none is set. */
  readonly onClear: (() => void) | undefined;
}

/** The dealers found. Scrolls to the dealer selected on the map. */
export function DealerList({ found, chosen, onChoose, onClear }: DealerListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chosen === null) return;
    list.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  if (found.length === 0) return <EmptyList onClear={onClear} />;
  return (
    <ul ref={list} className={classes['list']}>
      {found.map(({ dealer, km }) => (
        <li key={dealer.id} data-chosen={dealer.id === chosen || undefined}>
          <DealerItem
            dealer={dealer}
            km={km}
            chosen={dealer.id === chosen}
            onChoose={() => {
              onChoose(dealer.id === chosen ? null : dealer.id);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

function EmptyList({ onClear }: Pick<DealerListProps, 'onClear'>) {
  return (
    <div className={`${layout['stack'] ?? ''} ${classes['empty'] ?? ''}`}>
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
