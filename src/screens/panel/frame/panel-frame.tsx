import { clsx as cx } from 'clsx';
import { Suspense } from 'react';
import { Link, Outlet, useLocation, useMatch } from 'react-router-dom';
import { href, PANEL_ROOT } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { VisitProvider } from '#src/features/news/visits.tsx';
import { ConfigurationNotice } from '#src/features/site/configuration-notice.tsx';
import { UnkeptSessionNotice } from '#src/features/site/unkept-session-notice.tsx';
import { VersionNotice } from '#src/features/site/version-notice.tsx';
import { ColorSchemeToggle } from '#src/ui/controls/color-scheme-toggle.tsx';
import { Logo } from '#src/ui/frame/logo.tsx';
import { SideDialog } from '#src/ui/frame/side-dialog.tsx';
import { CONTENT_ID, SkipLink } from '#src/ui/frame/skip-link.tsx';
import { SystemStrip } from '#src/ui/frame/system-strip.tsx';
import { LateNotice } from '#src/ui/messages/late-notice.tsx';
import { NoticesPlace } from '#src/ui/notices/notices.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { Account } from './account.tsx';
import { Counters } from './counters.tsx';
import { News } from './news/news.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import classes from './panel-frame.module.css';
import { PanelMenu } from './panel-menu.tsx';

/**
 * The panel's frame: counters and account above, the menu at the side, the screen in the middle. On small screens, and
 * around the quoter, which needs the width, the menu is in a drawer.
 */
export function PanelFrame() {
  const { pathname } = useLocation();
  const isAside = useMatch(`${PANEL_ROOT}/*`) !== null;
  return (
    <ThemeProvider>
      <div className={cx(layout.frame, classes.panel)} data-menu={isAside ? 'side' : 'drawer'}>
        <SkipLink />
        <SystemStrip>
          <VersionNotice />
          <UnkeptSessionNotice />
        </SystemStrip>
        <header className={classes.header}>
          <div className={classes.drawer}>
            <SideDialog key={pathname} label="Menú del panel" side="start">
              <PanelMenu />
              <div className={classes.scheme}>
                <ColorSchemeToggle />
              </div>
            </SideDialog>
          </div>
          <Link to={href('panel')} className={classes.logo} aria-label={`${site.brand}, inicio del panel`}>
            <Logo />
          </Link>
          <div className={classes.search}>
            <PaletteButton />
          </div>
          <div className={classes.counters}>
            <Counters />
          </div>
          <div className={classes.account}>
            <div className={classes.bell}>
              <News />
            </div>
            <Account />
          </div>
        </header>
        <div className={classes.body}>
          {isAside ? (
            <aside className={classes.side}>
              <PanelMenu />
              <div className={classes.scheme}>
                <ColorSchemeToggle />
              </div>
            </aside>
          ) : null}
          <main id={CONTENT_ID} tabIndex={-1} className={classes.main}>
            <Suspense>
              <ConfigurationNotice />
            </Suspense>
            <VisitProvider>
              <Suspense fallback={<LateNotice />}>
                <Outlet />
              </Suspense>
            </VisitProvider>
          </main>
        </div>
        <NoticesPlace />
      </div>
    </ThemeProvider>
  );
}
