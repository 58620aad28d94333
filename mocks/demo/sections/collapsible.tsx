import { useState, type ReactNode } from 'react';
import classes from './collapsible.module.css';

interface CollapsibleProps {
  readonly summary: ReactNode;
  /** Rendered only while it is open. */
  readonly children: () => ReactNode;
  /** @default false */
  readonly initiallyOpen?: boolean;
}

/** A summary line that expands to show its content. */
export function Collapsible({ summary, children, initiallyOpen = false }: CollapsibleProps) {
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <details
      className={classes.collapsible}
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary className={classes.summary}>{summary}</summary>
      {open ? <div className={classes.inside}>{children()}</div> : null}
    </details>
  );
}
