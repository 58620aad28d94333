import type { ReactNode } from 'react';
import classes from './system-bar.module.css';

/**
 * The strip above everything, SYSTEM_BAR_PX high (B95, K08). It takes no room while it is empty, except on mocks,
 * where it reserves the room of the demo's strip so that nothing jumps.
 */
export function SystemBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.bar} data-system-bar data-reserved={__MOCKS__ || undefined}>
      {children}
    </div>
  );
}
