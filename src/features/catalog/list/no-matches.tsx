import { clsx as cx } from 'clsx';
import type { Variant } from '#src/content/schema/variant.ts';
import grid from '#src/features/shop-page/grid.module.css';
import { counted } from '#src/format/words.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { Facet, FacetId } from '../facets.ts';
import { VariantCard } from '../variant-card.tsx';
import { nearestTo, relaxations, type Selection } from './filter-variants.ts';
import classes from './no-matches.module.css';

interface NoMatchesProps {
  readonly variants: readonly Variant[];
  readonly facets: readonly Facet[];
  readonly selection: Selection;
  readonly onChange: (changes: Partial<Record<FacetId, string>>) => void;
  readonly onClear: () => void;
}

/** Shown when nothing fits all filters: which filter to remove, and the nearest variants. */
export function NoMatches({ variants, facets, selection, onChange, onClear }: NoMatchesProps) {
  const options = relaxations(variants, facets, selection);
  return (
    <div className={classes.nothing}>
      <h2 className={text.title}>Ninguna cumple todo a la vez</h2>
      <p className={text.soft}>
        {options.length === 0 ? 'Quita los filtros y empieza de nuevo.' : 'Si cedes en una cosa, hay:'}
      </p>
      <ul className={layout.row} data-gap="small">
        {options.map(({ facet, count }) => (
          <li key={facet.id}>
            <button
              type="button"
              className={buttonClass('small')}
              onClick={() => {
                onChange({ [facet.id]: '' });
              }}
            >
              Sin filtrar por {facet.title.toLocaleLowerCase('es-MX')}: {counted(count, 'opción', 'opciones')}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={buttonClass('small')} onClick={onClear}>
            Ver todas
          </button>
        </li>
      </ul>
      <h3>Las que más se acercan</h3>
      <ul className={cx(layout.columns, grid.grid)}>
        {nearestTo(variants, facets, selection).map((variant) => (
          <li key={variant.slug}>
            <VariantCard variant={variant} level={4} />
          </li>
        ))}
      </ul>
    </div>
  );
}
