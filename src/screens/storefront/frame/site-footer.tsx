import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { href, routes } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { ShopFacts } from '#src/ui/contact/shop-facts.tsx';
import { ColorSchemeToggle } from '#src/ui/controls/color-scheme-toggle.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { BySession } from './account-link.tsx';
import { personLinks, productLinks, shopLinks, visitorLinks } from './menu.ts';
import classes from './site-footer.module.css';

const columns = [
  { title: 'Productos', links: productLinks },
  { title: site.brand, links: [{ to: href('home'), label: 'Inicio' }, ...shopLinks] },
];

/** Links to all parts of the site, and how to reach the shop. */
export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        <div className={classes.contact}>
          <h2 className={cx(text.name, classes.title)}>Habla con nosotros</h2>
          <ShopFacts />
        </div>
        {columns.map((column) => (
          <Column key={column.title} {...column} />
        ))}
        <BySession
          visitor={<Column title="Tu cuenta" links={visitorLinks} />}
          person={<Column title="Tu cuenta" links={personLinks} />}
        />
      </div>
      <div className={cx(layout.row, text.soft, text.links, classes.legal)} data-small>
        <p className={classes.company}>{site.legalName}</p>
        <Link to={href('privacy')}>{routes.privacy.title}</Link>
        {Object.entries(site.social).map(([name, address]) => (
          <a key={name} href={address} rel="noreferrer">
            {name}
          </a>
        ))}
        <ColorSchemeToggle />
      </div>
    </footer>
  );
}

function Column({ title, links }: (typeof columns)[number]) {
  return (
    <nav aria-label={title}>
      <h2 className={cx(text.name, classes.title)}>{title}</h2>
      <ul className={text.links}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
