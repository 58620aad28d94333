import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { DealerItem } from './dealer-item.tsx';
import classes from './dealers.module.css';
import type { FoundDealer } from './find-dealers.ts';

interface DealerListProps {
  readonly found: readonly FoundDealer[];
  /** Id of who is chosen. */
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
  /** Takes the filters away, where there are any. */
  readonly onClear: (() => void) | undefined;
}

/** All who answer the search. Who is chosen on the map comes into sight here. */
export function DealerList({ found, chosen, onChoose, onClear }: DealerListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chosen === null) return;
    list.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  if (found.length === 0) return <Nobody onClear={onClear} />;
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

function Nobody({ onClear }: Pick<DealerListProps, 'onClear'>) {
  return (
    <div className={classes['nobody']}>
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
