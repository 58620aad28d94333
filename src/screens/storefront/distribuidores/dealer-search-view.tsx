import layout from '#src/ui/layout.module.css';
import { useSelector } from '@xstate/react';
import { Suspense, useMemo, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { nearMeMachine } from '#machines/near-me.machine.ts';
import { isPostcode } from '#src/content/postcodes.ts';
import { lazyPart } from '#src/page/lazy-part.ts';
import type { Dealer } from '#src/api/contract/assumed/shop.ts';
import { ListCount } from '#src/kit/list/list-count.tsx';
import { buttonClass } from '#src/ui/button.ts';
import { DealerFilters } from './dealer-filters.tsx';
import { useListQuery } from '#src/kit/list/use-list-query.ts';
import { useHydrated } from '#src/page/use-hydrated.ts';
import { DealerList } from './dealer-list.tsx';
import { DealerMap } from './dealer-map.tsx';
import classes from './dealers.module.css';
import { findDealers, statesOf } from './find-dealers.ts';
import { placeOfMunicipality, placeOfPostcode } from './find-place.ts';
import { NearMe } from './near-me.tsx';
import { PlaceNote } from './place-note.tsx';
import { productOptions } from './products.ts';

interface DealerSearchViewProps {
  /** Null until loaded. */
  readonly dealers: readonly Dealer[] | null;
  readonly nearMe: ActorRefFrom<typeof nearMeMachine>;
  /** The loading state or error, shown above the list. */
  readonly children: ReactNode;
}

const MunicipalityFilter = lazyPart(
  () => import('./municipality-filter.tsx').then((module) => ({ default: module.MunicipalityFilter })),
  () => null,
);

const NO_DEALERS: readonly Dealer[] = [];
const NO_SEARCH = { buscar: '', estado: '', municipio: '', producto: '', distribuidor: '' } as const;
const ALL_STATES = { value: '', label: 'Todos' };

/** Search, list and map, which follow each other. The address holds the search and the selected dealer. */
export function DealerSearchView({ dealers, nearMe, children }: DealerSearchViewProps) {
  const loaded = dealers ?? NO_DEALERS;
  const own = useSelector(nearMe, ({ context }) => context.place);
  const query = useListQuery(NO_SEARCH);
  // The prerendered page does not know the query of its address.
  const isHeld = !useHydrated();
  const values = isHeld ? NO_SEARCH : query.values;
  const { change } = query;
  const { buscar: text, estado: state, producto: product } = values;
  const { municipio: municipality } = values;
  const place = useMemo(() => {
    if (isPostcode(text)) return placeOfPostcode(text);
    return municipality === '' ? null : placeOfMunicipality(municipality, state, loaded);
  }, [loaded, text, state, municipality]);
  const from = place ?? own;
  const found = useMemo(
    () =>
      findDealers(
        loaded,
        // Whoever names a place wants the nearest, also beyond the border of its state.
        {
          text: isPostcode(text) ? '' : text,
          state: municipality === '' ? state : '',
          product,
        },
        from,
      ),
    [loaded, text, state, municipality, product, from],
  );
  const chosen = found.find(({ dealer }) => String(dealer.id) === values.distribuidor)?.dealer ?? null;
  const choose = (id: number | null, page = 1) => {
    change({ distribuidor: id === null ? '' : String(id), pagina: String(page) });
  };
  const clear = () => {
    change(NO_SEARCH);
  };
  const isNarrowed = [text, state, product].some((value) => value !== '');
  return (
    <div className={layout['stack']} data-gap="large">
      <div className={layout['stack']}>
        <DealerFilters
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
              options: [ALL_STATES, ...statesOf(loaded, state).map((name) => ({ value: name, label: name }))],
              onChange: (estado) => {
                change({ estado, municipio: '', distribuidor: '' });
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
        >
          {state === '' || isHeld ? null : (
            <Suspense fallback={null}>
              <MunicipalityFilter
                key={state}
                state={state}
                value={municipality}
                onChange={(municipio) => {
                  change({ municipio, distribuidor: '' });
                }}
              />
            </Suspense>
          )}
        </DealerFilters>
        <PlaceNote text={text} place={place} />
        <div className={layout['row']}>
          {/* First: the count comes later, and must not move the button. */}
          <NearMe actor={nearMe} />
          <ListCount
            count={
              dealers && {
                shown: found.length,
                total: dealers.length,
                one: 'distribuidor',
                many: 'distribuidores',
              }
            }
          />
          {isNarrowed ? (
            <button type="button" className={buttonClass('link')} onClick={clear}>
              Quitar filtros
            </button>
          ) : null}
        </div>
      </div>
      <div className={`${layout['stack'] ?? ''} ${classes['both'] ?? ''}`}>
        <div>
          {children}
          {dealers === null ? null : (
            <DealerList
              found={found}
              chosen={chosen?.id ?? null}
              page={query.page}
              onChoose={choose}
              onPage={(page) => {
                // A dealer stays on their page.
                choose(null, page);
              }}
              onClear={isNarrowed ? clear : undefined}
            />
          )}
        </div>
        <DealerMap
          found={found}
          chosen={chosen}
          from={from}
          onChoose={choose}
          area={state === '' || municipality !== '' ? null : state}
        />
      </div>
    </div>
  );
}
