import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { panelMenu } from './menu.ts';
import classes from './panel-menu.module.css';

/** All of the panel's screens, in groups. */
export function PanelMenu() {
  const id = useId();
  return (
    <nav aria-label="Panel" className={classes['menu']}>
      {panelMenu.map(({ title, links }, index) => {
        const titleId = title === undefined ? undefined : `${id}-${String(index)}`;
        return (
          <div key={title ?? links[0]?.to} className={classes['group']}>
            {title === undefined ? null : (
              <p id={titleId} className={classes['title']}>
                {title}
              </p>
            )}
            <ul aria-labelledby={titleId} className={classes['list']}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <NavLink end className={classes['link'] ?? ''} to={to}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
