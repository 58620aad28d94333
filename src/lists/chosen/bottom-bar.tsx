import { Group, Paper, type GroupProps } from '@mantine/core';
import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import layout from '#src/ui/styles/layout.module.css';
import classes from './bottom-bar.module.css';

/** A bar with actions at the bottom of the window. */
export const BottomBar = (props: GroupProps) => (
  <Paper shadow="md" radius="md" maw="100%">
    <Group gap="0.5rem 1rem" mih="3.25rem" py={6} pl="md" pr="xs" {...props} />
  </Paper>
);

/** Holds bars and reports at the bottom of the window, above a long list. */
export const BottomFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className={cx(layout.stack, layout.optional, classes.foot)} data-gap="small">
    {children}
  </div>
);
