import { clsx as cx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { useBackCloses } from '#src/browser/use-back-closes.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import grid from '#src/features/shop-page/grid.module.css';
import { counted } from '#src/format/words.ts';
import field from '#src/forms/field.module.css';
import { buttonClass } from '#src/ui/controls/button.ts';
import { ReplayedButton } from '#src/ui/controls/replayed-button.tsx';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { useEarlyValue } from '#src/ui/controls/use-early-value.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { facetsOf, offered } from '../facets.ts';
import { VariantCard } from '../variant-card.tsx';
import { Chips } from './chips.tsx';
import { ColourGrid } from './colour-grid.tsx';
import {
  filterVariants,
  isNarrowed,
  matchingColours,
  ordered,
  orders,
  selectionIn,
  type Selection,
  type View,
} from './filter-variants.ts';
import { Filters } from './filters.tsx';
import { NoMatches } from './no-matches.tsx';
import { noFilters, useCatalogQuery } from './use-catalog-query.ts';
import classes from './variant-list.module.css';

const views = [
  { value: 'telas', label: 'Por tela' },
  { value: 'colores', label: 'Por color' },
] as const;

const colourCount = (count: number) => counted(count, 'color', 'colores');
const optionCount = (count: number) => counted(count, 'opción', 'opciones');

/** How many cards a phone shows without scrolling. */
const FIRST_CARDS = 2;

interface VariantListProps {
  readonly variants: readonly Variant[];
  /** The view when the address names none. @default 'telas' */
  readonly view?: View;
  /** Whether each fabric has its own page: the list is then not filtered by fabric. */
  readonly byFabric: boolean;
}

/** A list of variants, filtered and sorted by the address; complete without scripts. */
export function VariantList({ variants, view = 'telas', byFabric }: VariantListProps) {
  const { values, change } = useCatalogQuery(view);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closeFilters = () => {
    setOpen(false);
    // What was pressed may be hidden now; the focus moves to the button that opened the filters.
    opener.current?.focus();
  };
  useBackCloses(isOpen, closeFilters);
  const filtersId = useId();
  const facets = facetsOf(variants).filter(({ id }) => !(byFabric && id === 'tela'));
  const selection = selectionIn(values, facets);
  const found = ordered(filterVariants(variants, facets, selection), values.orden);
  const items = found.flatMap((variant) =>
    matchingColours(variant, selection).map((colour) => ({ variant, colour })),
  );
  const shown: View = values.ver === 'colores' ? 'colores' : 'telas';
  const shownFacets = offered(facets, variants, selection, shown);
  const result = shown === 'colores' ? colourCount(items.length) : optionCount(found.length);
  const clearFilters = () => {
    change(noFilters);
  };
  const chosen = Object.values(selection).flat().length;
  return (
    <div className={cx(layout.stack, classes.listing)} data-bare={shownFacets.length === 0 || undefined}>
      <div className={cx(layout.row, layout.scripted, layout.onScreen, classes.bar)}>
        <p role="status" className={cx(text.figure, classes.result)}>
          {result}
        </p>
        <ReplayedButton
          ref={opener}
          className={cx(buttonClass('small'), classes.open)}
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onPress={() => {
            setOpen(!isOpen);
          }}
        >
          Filtros{chosen === 0 ? '' : ` (${String(chosen)})`}
        </ReplayedButton>
        <OrderField
          order={values.orden}
          onChange={(orden) => {
            change({ orden });
          }}
        />
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
        className={cx(layout.scripted, layout.onScreen, classes.filters)}
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
        <button type="button" className={cx(buttonClass('filled'), classes.done)} onClick={closeFilters}>
          Ver {result}
        </button>
      </section>
      <section aria-label="Resultados">
        <Chips facets={facets} selection={selection} onChange={change} onClear={clearFilters} />
        {found.length === 0 ? (
          <NoMatches
            variants={variants}
            facets={facets}
            selection={selection}
            onChange={change}
            onClear={clearFilters}
          />
        ) : shown === 'colores' ? (
          <ColourGrid items={items} />
        ) : (
          <VariantGrid found={found} selection={selection} />
        )}
      </section>
    </div>
  );
}

interface OrderFieldProps {
  /** The order in the address. */
  readonly order: string;
  readonly onChange: (order: string) => void;
}

function OrderField({ order, onChange }: OrderFieldProps) {
  const id = useId();
  const shown = orders.some((known) => known.id === order) ? order : orders[0].id;
  const select = useEarlyValue<HTMLSelectElement>(shown, onChange);
  return (
    <div className={cx(text.soft, classes.order)}>
      <label htmlFor={id} className={classes.word}>
        Ordenar
      </label>
      <select
        ref={select}
        id={id}
        className={field.input}
        value={shown}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      >
        {orders.map((known) => (
          <option key={known.id} value={known.id}>
            {known.name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface VariantGridProps {
  readonly found: readonly Variant[];
  readonly selection: Selection;
}

const VariantGrid = ({ found, selection }: VariantGridProps) => (
  <ul className={cx(layout.columns, grid.grid)}>
    {found.map((variant, index) => (
      <li key={variant.slug}>
        <VariantCard
          variant={variant}
          level={2}
          drawAtOnce={index < FIRST_CARDS}
          colours={isNarrowed(selection) ? matchingColours(variant, selection) : variant.colours}
        />
      </li>
    ))}
  </ul>
);
