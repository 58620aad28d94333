import { clsx as cx } from 'clsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { IconX } from '#src/ui/icons.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { Facet, FacetId } from '../facets.ts';
import classes from './chips.module.css';
import { isNarrowed, toggled, type Selection } from './filter-variants.ts';

interface ChipsProps {
  readonly facets: readonly Facet[];
  readonly selection: Selection;
  readonly onChange: (changes: Partial<Record<FacetId, string>>) => void;
  readonly onClear: () => void;
}

/** The active filters, each a button that removes it. */
export function Chips({ facets, selection, onChange, onClear }: ChipsProps) {
  if (!isNarrowed(selection)) return null;
  return (
    <ul className={cx(layout.row, classes.chips)} data-gap="small" aria-label="Filtros puestos">
      {facets.flatMap((facet) =>
        facet.options
          .filter(({ id }) => selection[facet.id]?.includes(id))
          .map(({ id, name }) => (
            <li key={`${facet.id}-${id}`}>
              <button
                type="button"
                className={cx(buttonClass('small'), classes.chip)}
                onClick={() => {
                  onChange({ [facet.id]: toggled(selection[facet.id], id) });
                }}
              >
                <span className="visually-hidden">Quitar </span>
                {name}
                <IconX size={14} stroke={1.75} aria-hidden />
              </button>
            </li>
          )),
      )}
      <li>
        <button type="button" className={buttonClass('link')} onClick={onClear}>
          Quitar filtros
        </button>
      </li>
    </ul>
  );
}
