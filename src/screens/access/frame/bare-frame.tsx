import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { ConfigurationNotice } from '#src/features/site/configuration-notice.tsx';
import { VersionNotice } from '#src/features/site/version-notice.tsx';
import { Logo } from '#src/ui/frame/logo.tsx';
import { CONTENT_ID, SkipLink } from '#src/ui/frame/skip-link.tsx';
import { SystemStrip } from '#src/ui/frame/system-strip.tsx';
import { LateNotice } from '#src/ui/messages/late-notice.tsx';
import layout from '#src/ui/styles/layout.module.css';
import classes from './bare-frame.module.css';

/** The frame of the standalone screens: a logo that links home, and no menu. */
export function BareFrame() {
  return (
    <div className={layout.frame}>
      <SkipLink />
      <SystemStrip>
        <VersionNotice />
      </SystemStrip>
      <header className={classes.header}>
        <Link to={href('home')} className={classes.logo} aria-label={`${site.brand}, inicio`}>
          <Logo />
        </Link>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={classes.main}>
        <div className={classes.notice}>
          <Suspense>
            <ConfigurationNotice />
          </Suspense>
        </div>
        <Suspense fallback={<LateNotice />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
