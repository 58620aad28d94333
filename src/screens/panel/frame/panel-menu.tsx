import { clsx as cx } from 'clsx';
import { Suspense, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useOffered } from '#src/actor-hooks/use-offered.ts';
import { isAbility } from '#src/config/permissions.ts';
import type { RouteId } from '#src/config/routes.ts';
import { newQuoteHref } from '#src/features/quotes/quoter-links.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { IconPlus } from '#src/ui/icons.ts';
import text from '#src/ui/styles/text.module.css';
import { entryAt, isFor, panelMenu } from './menu.ts';
import classes from './panel-menu.module.css';

/** A new quote, and the panel's screens in groups; only those of the user's role (B82). */
export function PanelMenu() {
  return (
    <nav aria-label="Panel" className={text.fine}>
      <Link className={cx(buttonClass('small'), classes.begin)} to={newQuoteHref()}>
        <IconPlus size={16} stroke={1.5} aria-hidden />
        Nueva cotización
      </Link>
      <Suspense fallback={<Groups offered={(route) => !isAbility(route)} />}>
        <OfferedGroups />
      </Suspense>
    </nav>
  );
}

function OfferedGroups() {
  return <Groups offered={useOffered()} />;
}

function Groups({ offered }: { readonly offered: (route: RouteId) => boolean }) {
  const id = useId();
  const { pathname, search } = useLocation();
  const current = entryAt(pathname, search);
  const groups = panelMenu
    .map(({ title, links }) => ({ title, links: links.filter((link) => isFor(link, offered)) }))
    .filter(({ links }) => links.length > 0);
  return groups.map(({ title, links }, index) => {
    const titleId = title === undefined ? undefined : `${id}-${String(index)}`;
    return (
      <div key={title ?? links[0]?.to} className={classes.group}>
        {title === undefined ? null : (
          <p id={titleId} className={classes.title}>
            {title}
          </p>
        )}
        <ul aria-labelledby={titleId}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link className={classes.link} aria-current={to === current?.to ? 'page' : undefined} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
