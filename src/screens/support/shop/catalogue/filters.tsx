import { colourFamilies } from '../colour-families.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { Facet, FacetId } from './facets.ts';
import { countWith, toggled, type Selection, type View } from './sift.ts';
import classes from './filters.module.css';

interface FiltersProps {
  readonly variants: readonly Variant[];
  /** All that the list may be narrowed by, and of that what is offered. */
  readonly facets: readonly Facet[];
  readonly offer: readonly Facet[];
  readonly selection: Selection;
  readonly view: View;
  readonly onChange: (changes: Partial<Record<FacetId, string>>) => void;
}

/** Colours that stand for their families. */
const samples: Readonly<Record<(typeof colourFamilies)[number]['id'], string>> = {
  blancos: '#f6f4ee',
  beiges: '#d6c4a4',
  grises: '#9a9c9b',
  negros: '#232426',
  cafes: '#6b4f3a',
  rojos: '#a5513a',
  amarillos: '#dcae4b',
  verdes: '#5f7d62',
  azules: '#3d5b80',
  rosas: '#b98da0',
};

const sampleOf = (facet: FacetId, option: string) => {
  const family = facet === 'color' ? colourFamilies.find(({ id }) => id === option) : undefined;
  return family === undefined ? undefined : samples[family.id];
};

/** Everything that the list can be narrowed by; each option says how many there would be. */
export function Filters({ variants, facets, offer, selection, view, onChange }: FiltersProps) {
  return offer.map((facet) => (
    <fieldset key={facet.id} className={classes['facet']}>
      <legend>{facet.title}</legend>
      {facet.options.map(({ id, name }) => {
        const isChosen = selection[facet.id]?.includes(id) ?? false;
        const count = countWith(id, facet, variants, facets, selection, view);
        const sample = sampleOf(facet.id, id);
        return (
          <label key={id} className={classes['option']} data-empty={count === 0 || undefined}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={count === 0 && !isChosen}
              onChange={() => {
                onChange({ [facet.id]: toggled(selection[facet.id], id) });
              }}
            />
            {sample === undefined ? null : (
              <span className={classes['sample']} style={{ background: sample }} aria-hidden="true" />
            )}
            <span>{name}</span> <span className={classes['count']}>({count})</span>
          </label>
        );
      })}
    </fieldset>
  ));
}
