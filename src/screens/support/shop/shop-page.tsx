import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import classes from './shop-page.module.css';

interface ShopPageProps {
  readonly crumbs: readonly Crumb[];
  readonly here: string;
  readonly children: ReactNode;
}

/** The measure and margins of a product's page, under the way to it. */
export function ShopPage({ crumbs, here, children }: ShopPageProps) {
  return (
    <div className={classes['page']}>
      <Breadcrumbs crumbs={crumbs} here={here} />
      {children}
    </div>
  );
}

interface SectionProps {
  /** Id of its heading. */
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <div className={classes['head']}>
        <h2 id={id} className={classes['title']}>
          {title}
        </h2>
        {lead === undefined ? null : <p className={classes['lead']}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
