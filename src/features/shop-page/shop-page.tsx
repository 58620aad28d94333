import { clsx as cx } from 'clsx';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useOpenedByHash } from '#src/browser/use-opened-by-hash.ts';
import { Fold } from '#src/ui/fold/fold.tsx';
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
  /** Whether it opens on demand: figures, lists and care, which few people read before they choose. @default false */
  readonly folded?: boolean;
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
export const Section = ({ folded = false, ...props }: SectionProps) => (
  <AfterHeading>{folded ? <FoldedSection {...props} /> : <SectionContent {...props} />}</AfterHeading>
);

function FoldedSection({ id, title, lead, children }: Omit<SectionProps, 'folded'>) {
  const section = useRef<HTMLElement>(null);
  useOpenedByHash(section);
  return (
    <section ref={section} className={cx(classes.section, classes.folded)} aria-labelledby={id}>
      <Fold
        title={
          <h2 id={id} className={classes.foldTitle}>
            {title}
          </h2>
        }
      >
        <div className={classes.unfolded}>
          {lead === undefined ? null : <p className={cx(text.soft, classes.lead)}>{lead}</p>}
          {children}
        </div>
      </Fold>
    </section>
  );
}

function SectionContent({ id, title, lead, children }: Omit<SectionProps, 'folded'>) {
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
