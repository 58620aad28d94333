import { Suspense } from 'react';
import type { Dealer } from '#src/api/contract/assumed/shop.ts';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { DealerFilters } from './dealer-filters.tsx';
import { statesOf } from './find-dealers.ts';
import type { MunicipalityFilterProps } from './municipality-filter.tsx';
import { productOptions } from './products.ts';
import type { DealersSearch } from './use-dealer-search.ts';

const MunicipalityFilter = lazyPart<MunicipalityFilterProps>(
  () => import('./municipality-filter.tsx').then((module) => ({ default: module.MunicipalityFilter })),
  () => null,
);

const ALL_STATES = { value: '', label: 'Todos' };

interface SearchFieldsProps {
  readonly dealers: readonly Dealer[];
  readonly search: DealersSearch;
}

/** The fields of the search; the municipalities of a state are asked for once it is chosen. */
export function SearchFields({ dealers, search }: SearchFieldsProps) {
  const { values, change, isHydrated } = search;
  const { buscar: text, estado: state, municipio: municipality, producto: product } = values;
  return (
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
          options: [ALL_STATES, ...statesOf(dealers, state).map((name) => ({ value: name, label: name }))],
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
      {state === '' || !isHydrated ? null : (
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
  );
}
