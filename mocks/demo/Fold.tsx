import { useState, type ReactNode } from 'react';
import classes from './Fold.module.css';

interface FoldProps {
  readonly summary: ReactNode;
  /** Made only while it is unfolded. */
  readonly children: () => ReactNode;
  /** @default false */
  readonly initiallyOpen?: boolean;
}

/** A line that unfolds. */
export function Fold({ summary, children, initiallyOpen = false }: FoldProps) {
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <details
      className={classes['fold']}
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary className={classes['summary']}>{summary}</summary>
      {open ? <div className={classes['inside']}>{children()}</div> : null}
    </details>
  );
}
