import { buttonClass } from '#src/ui/button.ts';
import classes from './no-results.module.css';

interface NoResultsProps {
  readonly onClear: () => void;
}

/** Where filters leave nothing: the way back to everything. */
export function NoResults({ onClear }: NoResultsProps) {
  return (
    <div className={classes['none']}>
      <p>Nada coincide con lo que buscas.</p>
      <button type="button" className={buttonClass('small')} onClick={onClear}>
        Quitar filtros
      </button>
    </div>
  );
}
