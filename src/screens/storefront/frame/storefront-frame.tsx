import { lazy, Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { FavouritesLink } from '#src/features/favourites/favourites-link.tsx';
import { VersionNotice } from '#src/features/site/version-notice.tsx';
import { Logo } from '#src/ui/frame/logo.tsx';
import { SideDialog } from '#src/ui/frame/side-dialog.tsx';
import { CONTENT_ID, SkipLink } from '#src/ui/frame/skip-link.tsx';
import { SystemStrip } from '#src/ui/frame/system-strip.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { AccountLink, BySession } from './account-link.tsx';
import { personLinks, visitorLinks } from './menu.ts';
import { SearchButton } from './search/search-button.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteMenu } from './site-menu.tsx';
import classes from './storefront-frame.module.css';

/** Only a logged-in person has notices: of quotes that were sent later. A page works without them. */
const Notices = lazy(() =>
  import('#src/ui/notices/notices.tsx').then(
    ({ NoticesPlace }) => ({ default: NoticesPlace }),
    () => ({ default: () => null }),
  ),
);

/** Header, menu and footer of the public pages. Each part hydrates separately, so that none delays the others. */
export function StorefrontFrame() {
  return (
    <div className={layout.frame}>
      <SkipLink />
      <SystemStrip>
        <VersionNotice />
      </SystemStrip>
      <BySession visitor={null} person={<Notices />} />
      <Suspense>
        <SiteHeader />
      </Suspense>
      <main id={CONTENT_ID} tabIndex={-1} className={classes.main}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
    </div>
  );
}

function SiteHeader() {
  const { pathname } = useLocation();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to={href('home')} className={classes.logo} aria-label={`${site.brand}, inicio`}>
          <Logo />
        </Link>
        <div className={classes.row}>
          <SiteMenu layout="row" />
        </div>
        <SearchButton />
        <FavouritesLink />
        <div className={classes.account}>
          <AccountLink />
        </div>
        <div className={classes.drawer}>
          {/* The key closes the drawer on every navigation. */}
          <SideDialog key={pathname} label="Menú">
            <SiteMenu layout="column" />
            <BySession
              visitor={<Accounts links={visitorLinks} />}
              person={<Accounts links={personLinks} />}
            />
          </SideDialog>
        </div>
      </div>
    </header>
  );
}

const Accounts = ({ links }: { readonly links: typeof visitorLinks }) => (
  <ul className={classes.accounts}>
    {links.map(({ to, label }) => (
      <li key={to}>
        <Link to={to}>{label}</Link>
      </li>
    ))}
  </ul>
);
