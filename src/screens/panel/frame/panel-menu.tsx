import { Suspense, useId } from 'react';
import { NavLink } from 'react-router-dom';
import { useOffered } from '#src/actor-hooks/use-offered.ts';
import { isAbility } from '#src/config/permissions.ts';
import type { RouteId } from '#src/config/routes.ts';
import text from '#src/ui/styles/text.module.css';
import { panelMenu } from './menu.ts';
import classes from './panel-menu.module.css';

/** The panel's screens in groups; only those of the user's role (B82). */
export function PanelMenu() {
  return (
    <nav aria-label="Panel" className={text.fine}>
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
  const groups = panelMenu
    .map(({ title, links }) => ({ title, links: links.filter(({ route }) => offered(route)) }))
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
              <NavLink end className={classes.link} to={to}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
