import { clsx as cx } from 'clsx';
import { routes } from '#src/config/routes.ts';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { QuoterBody } from './quoter-body.tsx';
import classes from './quoter.module.css';

/** The heading of the quoter, shown before the quoter loads. */
export function QuoterHeading() {
  return (
    <PageHeading size="work" lead="Elige persiana o toldo, escribe las medidas y mira el precio al momento.">
      {routes.quoter.title}
    </PageHeading>
  );
}

/** The quoter: from measures to prices, a drawing and a quote. */
export function Quoter() {
  return (
    <div className={cx(layout.page, classes.screen)}>
      <QuoterHeading />
      <QuoterBody />
    </div>
  );
}
