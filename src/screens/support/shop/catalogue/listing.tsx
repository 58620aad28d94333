import { useId, useRef, useState } from 'react';
import type { Variant } from '#src/content/schema/variant.ts';
import { buttonClass } from '#src/ui/button.ts';
import { counted } from '../format.ts';
import grid from '../grid.module.css';
import { Segmented } from '../segmented.tsx';
import { VariantCard } from '../variant-card.tsx';
import { Chips } from './chips.tsx';
import { ColourGrid } from './colour-grid.tsx';
import { facetsOf, offered } from './facets.ts';
import { Filters } from './filters.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { coloursAsked, isNarrowed, ordered, orders, selectionIn, sift, type View } from './sift.ts';
import { useCatalogueQuery, wide } from './use-catalogue-query.ts';
import classes from './listing.module.css';

const views = [
  { value: 'telas', label: 'Por tela' },
  { value: 'colores', label: 'Por color' },
] as const;

interface ListingProps {
  readonly variants: readonly Variant[];
  /** How they are shown where the address does not say. @default 'telas' */
  readonly view?: View;
  /** Whether the page itself is told apart by fabric. */
  readonly byFabric: boolean;
}

/** A part of the catalogue, narrowed and sorted as the address says; whole where no script runs. */
export function Listing({ variants, view = 'telas', byFabric }: ListingProps) {
  const { values, change } = useCatalogueQuery(view);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const filtersId = useId();
  const orderId = useId();
  const facets = facetsOf(variants).filter(({ id }) => !(byFabric && id === 'tela'));
  const selection = selectionIn(values, facets);
  const shownFacets = offered(facets, variants, selection);
  const found = ordered(sift(variants, facets, selection), values.orden);
  const items = found.flatMap((variant) =>
    coloursAsked(variant, selection).map((colour) => ({ variant, colour })),
  );
  const shown: View = values.ver === 'colores' ? 'colores' : 'telas';
  const result =
    shown === 'colores'
      ? counted(items.length, 'color', 'colores')
      : counted(found.length, 'opción', 'opciones');
  const chosen = Object.values(selection).flat().length;
  const clear = () => {
    change(wide);
  };
  return (
    <div className={classes['listing']}>
      <div className={classes['bar']}>
        <p role="status" className={classes['result']}>
          {result}
        </p>
        <button
          ref={opener}
          type="button"
          className={`${buttonClass('small') ?? ''} ${classes['open'] ?? ''}`}
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          Filtros{chosen === 0 ? '' : ` (${String(chosen)})`}
        </button>
        <div className={classes['order']}>
          <label htmlFor={orderId} className={classes['word']}>
            Ordenar
          </label>
          <select
            id={orderId}
            value={orders.some(({ id }) => id === values.orden) ? values.orden : orders[0].id}
            onChange={({ currentTarget }) => {
              change({ orden: currentTarget.value });
            }}
          >
            {orders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Segmented
          legend="Ver"
          options={views}
          value={shown}
          onChange={(ver) => {
            change({ ver });
          }}
        />
      </div>
      <section
        id={filtersId}
        aria-label="Filtros"
        className={classes['filters']}
        data-open={isOpen || undefined}
      >
        <Filters
          variants={variants}
          facets={facets}
          offer={shownFacets}
          selection={selection}
          view={shown}
          onChange={change}
        />
        <button
          type="button"
          className={`${buttonClass('filled') ?? ''} ${classes['done'] ?? ''}`}
          onClick={() => {
            setOpen(false);
            // It goes away itself, and may not take the focus with it.
            opener.current?.focus();
          }}
        >
          Ver {result}
        </button>
      </section>
      <section aria-label="Resultados" className={classes['results']}>
        <Chips facets={facets} selection={selection} onChange={change} onClear={clear} />
        {found.length === 0 ? (
          <NothingFits
            variants={variants}
            facets={facets}
            selection={selection}
            onChange={change}
            onClear={clear}
          />
        ) : shown === 'colores' ? (
          <ColourGrid items={items} />
        ) : (
          <ul className={grid['grid']}>
            {found.map((variant) => (
              <li key={variant.slug}>
                <VariantCard
                  variant={variant}
                  level={2}
                  colours={isNarrowed(selection) ? coloursAsked(variant, selection) : variant.colours}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
