import type { ComponentProps } from 'react';
import { counted } from '#src/format/words.ts';
import { IconBell } from '#src/ui/icons.ts';
import classes from './bell.module.css';

/** "Avisos: 3 nuevos". */
export const bellLabel = (unseen: number): string =>
  unseen === 0 ? 'Avisos' : `Avisos: ${counted(unseen, 'nuevo', 'nuevos')}`;

interface BellButtonProps extends ComponentProps<'button'> {
  /** How much waits that the person has not seen. */
  readonly unseen: number;
}

/** Opens the menu of the bell; also shown while the menu loads. */
export const BellButton = ({ unseen, ...props }: BellButtonProps) => (
  <button type="button" {...props} className={classes.button} aria-label={bellLabel(unseen)}>
    <IconBell size={20} stroke={1.5} aria-hidden />
    {unseen === 0 ? null : (
      <span aria-hidden className={classes.count}>
        {unseen > 99 ? '99+' : unseen}
      </span>
    )}
  </button>
);
