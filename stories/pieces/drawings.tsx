import type { ReactNode } from 'react';
import styles from './drawings.module.css';

interface DrawingsProps {
  readonly drawings: Readonly<Record<string, ReactNode>>;
}

/** Drawings side by side, each with its name. */
export const Drawings = ({ drawings }: DrawingsProps) => (
  <ul className={styles.gallery}>
    {Object.entries(drawings).map(([name, drawing]) => (
      <li key={name}>
        <figure className={styles.figure}>
          {drawing}
          <figcaption className={styles.name}>{name}</figcaption>
        </figure>
      </li>
    ))}
  </ul>
);
