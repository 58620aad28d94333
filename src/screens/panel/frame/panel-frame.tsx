import { clsx as cx } from 'clsx';
import { Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
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
import { PaletteButton } from './palette/palette-button.tsx';
import classes from './panel-frame.module.css';
import { PanelMenu } from './panel-menu.tsx';

/**
 * The panel's frame: counters and account above, the menu at the side (in a drawer on small screens), the screen in
 * the middle.
 */
export function PanelFrame() {
  const { pathname } = useLocation();
  return (
    <ThemeProvider>
      <div className={cx(layout.frame, classes.panel)}>
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
          <div>
            <Account />
          </div>
        </header>
        <div className={classes.body}>
          <aside className={classes.side}>
            <PanelMenu />
            <div className={classes.scheme}>
              <ColorSchemeToggle />
            </div>
          </aside>
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
