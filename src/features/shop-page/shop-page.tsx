import { clsx as cx } from 'clsx';
import { useDeferredValue, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import classes from './shop-page.module.css';

interface ShopPageProps {
  readonly crumbs: readonly Crumb[];
  readonly here: string;
  readonly children: ReactNode;
}

/** The layout of a shop page, with its breadcrumbs. */
export function ShopPage({ crumbs, here, children }: ShopPageProps) {
  return (
    <div className={cx(layout.page, classes.page)}>
      <Breadcrumbs crumbs={crumbs} here={here} />
      {children}
    </div>
  );
}

interface SectionProps {
  /** Id of its heading. */
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/**
 * What is rendered once the page's own heading is shown, when a link led here; a page that is loaded or returned to is
 * whole at once.
 */
export function AfterHeading({ children }: { readonly children: ReactNode }) {
  const { hash } = useLocation();
  const followsLink = useNavigationType() === 'PUSH' && hash === '';
  return useDeferredValue(true, !followsLink) ? children : <div className={classes.room} />;
}

/** A section of a page with its heading, after the page's own. */
export const Section = (props: SectionProps) => (
  <AfterHeading>
    <SectionContent {...props} />
  </AfterHeading>
);

function SectionContent({ id, title, lead, children }: SectionProps) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={text.title}>
          {title}
        </h2>
        {lead === undefined ? null : <p className={cx(text.soft, classes.lead)}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
