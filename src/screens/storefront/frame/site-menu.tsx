import { NavLink } from 'react-router-dom';
import { productLinks, shopLinks } from './menu.ts';
import classes from './site-menu.module.css';

/** The site's menu: in a row in the header, in a column in the drawer. */
export function SiteMenu({ layout }: { readonly layout: 'row' | 'column' }) {
  return (
    <nav aria-label="Principal" className={classes['menu']} data-layout={layout}>
      <p className={classes['title']} id={`menu-${layout}`}>
        Productos
      </p>
      <ul className={classes['list']} aria-labelledby={`menu-${layout}`}>
        {productLinks.map(item)}
      </ul>
      <ul className={classes['list']}>{shopLinks.map(item)}</ul>
    </nav>
  );
}

const item = ({ to, label }: (typeof productLinks)[number]) => (
  <li key={to}>
    <NavLink className={classes['link'] ?? ''} to={to}>
      {label}
    </NavLink>
  </li>
);
