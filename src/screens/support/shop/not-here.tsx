import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { PageTitle } from './page-title.tsx';
import { ShopPage } from './shop-page.tsx';
import type { Crumb } from './breadcrumbs.tsx';
import classes from './not-here.module.css';

/** Something that may have been meant. */
export interface Near {
  readonly to: string;
  readonly name: string;
  readonly why: string;
  readonly picture?: ReactNode;
}

interface NotHereProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly lead: string;
  readonly nearest: readonly Near[];
  /** All that there is in place of it. */
  readonly all: readonly Crumb[];
}

/** A page whose address names nothing that we sell: says so, and offers what may have been meant. */
export function NotHere({ crumbs, title, lead, nearest, all }: NotHereProps) {
  return (
    <ShopPage crumbs={crumbs} here="No encontrado">
      <PageTitle title={title} item={lead} />
      <meta name="robots" content="noindex" />
      <div className={classes['words']}>
        <PageHeading lead={lead}>{title}</PageHeading>
      </div>
      {nearest.length === 0 ? null : (
        <section className={classes['near']} aria-labelledby="parecidos">
          <h2 id="parecidos">Quizá buscabas</h2>
          <ul>
            {nearest.map(({ to, name, why, picture }) => (
              <li key={to}>
                <Link to={to} className={classes['option']}>
                  {picture === undefined ? null : <span className={classes['picture']}>{picture}</span>}
                  <span className={classes['name']}>{name}</span>
                  <span className={classes['why']}>{why}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav className={classes['all']} aria-labelledby="todo">
        <h2 id="todo">Esto es lo que sí tenemos</h2>
        <ul>
          {all.map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </ShopPage>
  );
}
