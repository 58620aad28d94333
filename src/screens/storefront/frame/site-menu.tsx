import { Link, useLocation } from 'react-router-dom';
import { ariaCurrentOf, productLinks, shopLinks } from './menu.ts';
import classes from './site-menu.module.css';

/** The site's menu: a row in the header, a column in the drawer. */
export function SiteMenu({ layout }: { readonly layout: 'row' | 'column' }) {
  const { pathname } = useLocation();
  const item = (link: (typeof productLinks)[number]) => (
    <li key={link.to}>
      <Link className={classes.link} to={link.to} aria-current={ariaCurrentOf(link, pathname)}>
        {link.label}
      </Link>
    </li>
  );
  return (
    <nav aria-label="Principal" className={classes.menu} data-layout={layout}>
      <p className={classes.title} id={`menu-${layout}`}>
        Productos
      </p>
      <ul className={classes.list} aria-labelledby={`menu-${layout}`}>
        {productLinks.map(item)}
      </ul>
      <ul className={classes.list}>{shopLinks.map(item)}</ul>
    </nav>
  );
}
