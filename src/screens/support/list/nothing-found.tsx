import { buttonClass } from '#src/ui/button.ts';
import classes from './nothing-found.module.css';

interface NothingFoundProps {
  /** @default "Nada coincide con lo que buscas." */
  readonly text?: string;
  /** @default "Quitar filtros" */
  readonly wayBack?: string;
  readonly onClear: () => void;
}

/** Where filters leave nothing of a list: the way back to all of it. */
export function NothingFound({
  text = 'Nada coincide con lo que buscas.',
  wayBack = 'Quitar filtros',
  onClear,
}: NothingFoundProps) {
  return (
    <div className={classes['none']}>
      <p>{text}</p>
      <button type="button" className={buttonClass('small')} onClick={onClear}>
        {wayBack}
      </button>
    </div>
  );
}
