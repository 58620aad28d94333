import type { Variant } from '#src/content/schema/variant.ts';
import { buttonClass } from '#src/ui/button.ts';
import { counted } from '../format.ts';
import grid from '../grid.module.css';
import { VariantCard } from '../variant-card.tsx';
import type { Facet, FacetId } from './facets.ts';
import { nearestTo, relaxations, type Selection } from './sift.ts';
import classes from './nothing-fits.module.css';

interface NothingFitsProps {
  readonly variants: readonly Variant[];
  readonly facets: readonly Facet[];
  readonly selection: Selection;
  readonly onChange: (changes: Partial<Record<FacetId, string>>) => void;
  readonly onClear: () => void;
}

/** Nothing keeps to everything that was chosen: what to give up, and what comes nearest. */
export function NothingFits({ variants, facets, selection, onChange, onClear }: NothingFitsProps) {
  const ways = relaxations(variants, facets, selection);
  return (
    <div className={classes['nothing']}>
      <h2>Ninguna cumple todo a la vez</h2>
      <p>{ways.length === 0 ? 'Quita los filtros y empieza de nuevo.' : 'Si cedes en una cosa, hay:'}</p>
      <ul className={classes['ways']}>
        {ways.map(({ facet, count }) => (
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
      <ul className={grid['grid']}>
        {nearestTo(variants, facets, selection).map((variant) => (
          <li key={variant.slug}>
            <VariantCard variant={variant} level={4} />
          </li>
        ))}
      </ul>
    </div>
  );
}
