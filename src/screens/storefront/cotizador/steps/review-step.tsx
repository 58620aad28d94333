import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useServices } from '../../../support/services.ts';
import { totalOfWindows } from '../../../support/quoting/totals.ts';
import { inPercent, inPesos } from '../../../support/quoting/money.ts';
import { DEPOSIT_BP } from '../../../support/quoting/price-book.ts';
import { buttonClass } from '#src/ui/button.ts';
import { useBench } from '../bench.ts';
import { Sum } from '../breakdown.tsx';
import { PersonEnd } from '../ends/person-end.tsx';
import { RequestEnd } from '../ends/request-end.tsx';
import { ReviewRows } from '../review-rows.tsx';
import type { PriceListActor } from '../use-prices.ts';
import classes from './review-step.module.css';

interface ReviewStepProps {
  /** The list of whoever is logged in, to be asked for again. */
  readonly own: PriceListActor | null;
}

/** Everything at a glance: each window, the sum, and what to do with it. */
export function ReviewStep({ own }: ReviewStepProps) {
  const { actor, priced, book, quotable, complaints } = useBench();
  const { session } = useServices();
  const isIn = useSelector(session, (snapshot) => snapshot.matches('authenticated'));
  const total = useMemo(() => (book === null ? null : totalOfWindows(priced, book)), [priced, book]);
  if (book === null || quotable === null) return null;
  return (
    <div className={classes['review']}>
      <ReviewRows actor={actor} priced={priced} quotable={quotable} complaints={complaints} />
      {total === null ? (
        <p>Completa una ventana para ver el total.</p>
      ) : (
        <table className={classes['total']}>
          <caption>
            Total
            {total.lines.length < priced.length
              ? ` de ${String(total.lines.length)} de tus ${String(priced.length)} ventanas; las demás están incompletas`
              : ''}
          </caption>
          <tbody>
            <Sum name="Sin IVA" centavos={total.baseCentavos} />
            <Sum name={`IVA (${inPercent(book.list.ivaBp)})`} centavos={total.ivaCentavos} />
            <Sum name="Total con IVA" centavos={total.totalCentavos} isStrong />
            <Sum name={`Anticipo al pedir (${inPercent(DEPOSIT_BP)})`} centavos={total.depositCentavos} />
          </tbody>
        </table>
      )}
      <p className={classes['again']}>
        <button
          type="button"
          className={buttonClass('small')}
          onClick={() => {
            actor.send({ type: 'edit.clear' });
          }}
        >
          Empezar de nuevo
        </button>
      </p>
      {total === null ? null : isIn ? (
        <PersonEnd total={total} own={own} />
      ) : (
        <RequestEnd total={total} sum={inPesos(total.totalCentavos)} />
      )}
    </div>
  );
}
