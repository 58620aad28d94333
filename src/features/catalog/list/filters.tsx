import { useRef } from 'react';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import { useOnHydration } from '#src/ui/controls/use-on-hydration.ts';
import { colourFamilies } from '../colour-families.ts';
import type { Facet, FacetId } from '../facets.ts';
import { countWith, joined, toggled, type Selection, type View } from './filter-variants.ts';
import classes from './filters.module.css';

interface FiltersProps {
  readonly variants: readonly Variant[];
  /** All facets of the list, and those to show. */
  readonly facets: readonly Facet[];
  readonly offer: readonly Facet[];
  readonly selection: Selection;
  readonly view: View;
  readonly onChange: (changes: Partial<Record<FacetId, string>>) => void;
}

/** A sample of each colour family. */
const samples: Readonly<Record<(typeof colourFamilies)[number]['id'], Colour['hex']>> = {
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

/** A colour family on the first listed cloth that has it. */
const sampleOf = ({ id: facet, of }: Facet, option: string, variants: readonly Variant[]) => {
  const family = facet === 'color' ? colourFamilies.find(({ id }) => id === option) : undefined;
  const cloth = variants.find((variant) => of(variant).includes(option));
  return family === undefined || cloth === undefined ? undefined : { cloth, hex: samples[family.id] };
};

/** The filters of the list; each option shows how many items it would leave. */
export function Filters({ variants, facets, offer, selection, view, onChange }: FiltersProps) {
  const group = useRef<HTMLDivElement>(null);
  useOnHydration(() => {
    const boxes = [...(group.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])];
    const changed = offer.flatMap(({ id }) => {
      const chosen = joined(boxes.filter(({ name }) => name === id).map(({ value }) => value));
      return chosen === joined(selection[id] ?? []) ? [] : [[id, chosen] as const];
    });
    if (changed.length > 0) onChange(Object.fromEntries(changed));
  });
  const facetFields = offer.map((facet) => (
    <fieldset key={facet.id} className={classes.facet}>
      <legend>{facet.title}</legend>
      {facet.options.map(({ id, name }) => {
        const isChosen = selection[facet.id]?.includes(id) ?? false;
        const count = countWith(id, facet, variants, facets, selection, view);
        const sample = sampleOf(facet, id, variants);
        return (
          <label key={id} className={classes.option} data-empty={count === 0 || undefined}>
            <input
              type="checkbox"
              name={facet.id}
              value={id}
              checked={isChosen}
              disabled={count === 0 && !isChosen}
              onChange={() => {
                onChange({ [facet.id]: toggled(selection[facet.id], id) });
              }}
            />
            {sample === undefined ? null : <ClothSwatch cloth={sample.cloth} colour={sample} />}
            <span>{name}</span> <span className={classes.count}>({count})</span>
          </label>
        );
      })}
    </fieldset>
  ));
  return (
    <div ref={group} className={classes.facets}>
      {facetFields}
    </div>
  );
}
