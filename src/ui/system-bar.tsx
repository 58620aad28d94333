import type { ReactNode } from 'react';
import classes from './system-bar.module.css';

/**
 * The thin strip above everything, as high as SYSTEM_BAR_PX says (SPEC 9). It takes no room while it holds nothing,
 * except on mocks, where the demo's strip is on its way and nothing may jump.
 */
export function SystemBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes['bar']} data-system-bar data-reserved={__MOCKS__ || undefined}>
      {children}
    </div>
  );
}
