import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { Crumb } from './breadcrumbs.tsx';
import { LinkList } from './link-list.tsx';
import classes from './not-found-page.module.css';
import { PageTitle } from './page-title.tsx';
import { ShopPage } from './shop-page.tsx';

/** A page that may have been meant. */
export interface NearMatch {
  readonly to: string;
  readonly name: string;
  readonly why: string;
  readonly picture?: ReactNode;
}

interface NotFoundPageProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly lead: string;
  readonly nearest: readonly NearMatch[];
  /** Links to everything else. */
  readonly all: readonly Crumb[];
}

/** The page for an address that names nothing we sell, with suggestions. */
export function NotFoundPage({ crumbs, title, lead, nearest, all }: NotFoundPageProps) {
  return (
    <ShopPage crumbs={crumbs} here="No encontrado">
      <PageTitle title={title} item={lead} />
      <meta name="robots" content="noindex" />
      <div className={classes.text}>
        <PageHeading lead={lead}>{title}</PageHeading>
      </div>
      {nearest.length === 0 ? null : (
        <section className={classes.part} aria-labelledby="parecidos">
          <h2 id="parecidos">Quizá buscabas</h2>
          <ul className={layout.columns}>
            {nearest.map(({ to, name, why, picture }) => (
              <li key={to}>
                <Link to={to} className={classes.option}>
                  {picture === undefined ? null : (
                    <span className={cx(layout.picture, classes.picture)}>{picture}</span>
                  )}
                  <span className={classes.name}>{name}</span>
                  <span className={text.soft} data-small>
                    {why}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav className={classes.part} aria-labelledby="todo">
        <h2 id="todo">Esto es lo que sí tenemos</h2>
        <LinkList links={all} />
      </nav>
    </ShopPage>
  );
}
