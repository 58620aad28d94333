import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { nearMeMachine } from '#machines/near-me/near-me.machine.ts';
import type { Dealer } from '#src/api/contract/assumed/shop.ts';
import { ListCount } from '#src/lists/list-count.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import { DealerList } from './dealer-list.tsx';
import { DealerMap } from './dealer-map.tsx';
import classes from './dealers.module.css';
import { NearMe } from './near-me.tsx';
import { PlaceNote } from './place-note.tsx';
import { SearchFields } from './search-fields.tsx';
import { useDealerSearch } from './use-dealer-search.ts';

interface DealerSearchViewProps {
  /** Null until loaded. */
  readonly dealers: readonly Dealer[] | null;
  readonly nearMe: ActorRefFrom<typeof nearMeMachine>;
  /** The loading state or error, shown above the list. */
  readonly children: ReactNode;
}

const NO_DEALERS: readonly Dealer[] = [];

/** Search, list and map, which follow each other. The address holds the search and the selected dealer. */
export function DealerSearchView({ dealers, nearMe, children }: DealerSearchViewProps) {
  const loaded = dealers ?? NO_DEALERS;
  const own = useSelector(nearMe, ({ context }) => context.place);
  const search = useDealerSearch(loaded, own);
  const { values, postcode, change, clear, isNarrowed, place, from, found, page } = search;
  const chosen = found.find(({ dealer }) => String(dealer.id) === values.distribuidor)?.dealer ?? null;
  const list = useRef<HTMLUListElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const choose = (id: number | null, onPage = 1) => {
    change({ distribuidor: id === null ? '' : String(id), pagina: String(onPage) });
  };
  return (
    <div className={layout.stack} data-gap="large">
      <div className={layout.stack}>
        <SearchFields dealers={loaded} search={search} />
        <PlaceNote postcode={postcode} place={place} />
        <div className={layout.row}>
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
      <div className={cx(layout.stack, classes.both)}>
        <div>
          {children}
          {dealers === null ? null : (
            <DealerList
              ref={list}
              found={found}
              map={map}
              chosen={chosen?.id ?? null}
              page={page}
              onChoose={choose}
              onPage={(next) => {
                // A dealer stays on their page.
                choose(null, next);
              }}
              onClear={isNarrowed ? clear : undefined}
            />
          )}
        </div>
        <DealerMap
          ref={map}
          found={found}
          chosen={chosen}
          from={from}
          onChoose={choose}
          onDetails={() => {
            list.current?.querySelector<HTMLElement>('[data-chosen]')?.focus();
          }}
          onClose={() => {
            choose(null, page);
            map.current?.focus({ preventScroll: true });
          }}
          area={values.estado === '' || values.municipio !== '' ? null : values.estado}
        />
      </div>
    </div>
  );
}
