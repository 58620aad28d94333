import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { nearMeMachine } from '#machines/near-me.machine.ts';
import type { Dealer } from '#src/api/contract/assumed/shop.ts';
import { ListToolbar } from '../../support/list/list-toolbar.tsx';
import { useListQuery } from '../../support/list/use-list-query.ts';
import { useHydrated } from '../../support/use-hydrated.ts';
import { DealerList } from './dealer-list.tsx';
import { DealerMap } from './dealer-map.tsx';
import classes from './dealers.module.css';
import { findDealers, statesOf } from './find-dealers.ts';
import { NearMe } from './near-me.tsx';
import { productOptions } from './products.ts';

interface FoundProps {
  /** null while nothing is known of them. */
  readonly dealers: readonly Dealer[] | null;
  readonly nearMe: ActorRefFrom<typeof nearMeMachine>;
  /** How it stands with what the server is asked for; where the list is. */
  readonly children: ReactNode;
}

const NOBODY: readonly Dealer[] = [];
const EVERYTHING = { buscar: '', estado: '', producto: '', distribuidor: '' } as const;
const ALL_STATES = { value: '', label: 'Todos' };

/** Search, list and map, each of which says what the others do. What is looked for, and who is chosen, is in the address. */
export function Found({ dealers, nearMe, children }: FoundProps) {
  const known = dealers ?? NOBODY;
  const from = useSelector(nearMe, ({ context }) => context.place);
  const query = useListQuery(EVERYTHING);
  // The page was written without knowing of what its address asks for.
  const values = useHydrated() ? query.values : EVERYTHING;
  const { change } = query;
  const { buscar: text, estado: state, producto: product } = values;
  const found = useMemo(
    () => findDealers(known, { text, state, product }, from),
    [known, text, state, product, from],
  );
  const chosen = found.find(({ dealer }) => String(dealer.id) === values.distribuidor)?.dealer ?? null;
  const choose = (id: number | null) => {
    change({ distribuidor: id === null ? '' : String(id) });
  };
  const clear = () => {
    change(EVERYTHING);
  };
  const isNarrowed = [text, state, product].some((value) => value !== '');
  return (
    <div className={classes['finder']}>
      <div className={classes['tools']}>
        <ListToolbar
          search={{
            label: 'Ciudad, estado o nombre',
            value: text,
            onChange: (buscar) => {
              change({ buscar, distribuidor: '' });
            },
          }}
          filters={[
            {
              label: 'Estado',
              value: state,
              options: [ALL_STATES, ...statesOf(known).map((name) => ({ value: name, label: name }))],
              onChange: (estado) => {
                change({ estado, distribuidor: '' });
              },
            },
            {
              label: 'Qué buscas',
              value: product,
              options: productOptions,
              onChange: (producto) => {
                change({ producto, distribuidor: '' });
              },
            },
          ]}
          count={
            dealers && {
              shown: found.length,
              total: dealers.length,
              one: 'distribuidor',
              many: 'distribuidores',
            }
          }
          onClear={isNarrowed ? clear : undefined}
        >
          <NearMe actor={nearMe} />
        </ListToolbar>
      </div>
      <div className={classes['both']}>
        <div>
          {children}
          {dealers === null ? null : (
            <DealerList
              found={found}
              chosen={chosen?.id ?? null}
              onChoose={choose}
              onClear={isNarrowed ? clear : undefined}
            />
          )}
        </div>
        <DealerMap
          found={found}
          chosen={chosen}
          from={from}
          onChoose={choose}
          area={state === '' ? null : state}
        />
      </div>
    </div>
  );
}
