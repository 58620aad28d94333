import type { ReactNode } from 'react';
import { Meanwhile } from '../meanwhile.tsx';
import classes from './document.module.css';

interface NoDocumentsProps {
  readonly title: string;
  /** What will be here, and whom to ask until then. */
  readonly children: ReactNode;
}

/** Where there are no files yet. */
export function NoDocuments({ title, children }: NoDocumentsProps) {
  return (
    <div className={classes['none']}>
      <p className={classes['name']}>{title}</p>
      <p>{children}</p>
      <Meanwhile />
    </div>
  );
}
