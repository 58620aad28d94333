import { useId, type ReactNode } from 'react';
import { ResourceView, type ResourceActor } from '../resource-view.tsx';
import classes from './list-section.module.css';

interface ListSectionProps<Item> {
  readonly actor: ResourceActor<readonly Item[]>;
  readonly title: string;
  /** What else to know of it before it is there. */
  readonly note?: ReactNode;
  readonly loading: string;
  /** Said where the shop has published nothing yet. */
  readonly empty: string;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list of the catalogue under its heading. */
export function ListSection<Item>({ actor, title, note, loading, empty, children }: ListSectionProps<Item>) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes['section']}>
      <div>
        <h2 id={titleId} className={classes['title']}>
          {title}
        </h2>
        {note === undefined ? null : <p className={classes['note']}>{note}</p>}
      </div>
      <ResourceView actor={actor} loading={loading}>
        {(items) => (items.length === 0 ? <p className={classes['empty']}>{empty}</p> : children(items))}
      </ResourceView>
    </section>
  );
}
