import type { ComponentProps } from 'react';
import { IconChevronDown } from '#src/ui/icons.ts';
import { AccountFace } from './account-face.tsx';
import classes from './account-menu.module.css';

/** Opens the account menu; also shown while the menu loads. */
export function AccountButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" {...props} className={classes.button}>
      <AccountFace />
      <span className={classes.name}>Mi cuenta</span>
      <IconChevronDown className={classes.chevron} size={16} stroke={1.5} aria-hidden />
    </button>
  );
}
