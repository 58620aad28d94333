import { routes } from '#src/config/routes.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import classes from './quoter.module.css';
import { Workbench } from './workbench.tsx';

/** What the quoter is for, before it is there. */
export function QuoterHeading() {
  return (
    <PageHeading
      size="work"
      lead="Elige qué va en tu ventana, escribe sus medidas y mira el precio con IVA al momento."
    >
      {routes.quoter.title}
    </PageHeading>
  );
}

/** From a window's measures to its price and its picture, and from there to a quote. */
export function Quoter() {
  return (
    <div className={classes['screen']}>
      <QuoterHeading />
      <Workbench />
    </div>
  );
}
