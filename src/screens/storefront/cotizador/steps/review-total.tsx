import { clsx as cx } from 'clsx';
import { Instalments } from '#src/features/delivery/instalments.tsx';
import { PlaceEstimate } from '#src/features/delivery/place-estimate.tsx';
import { isCost } from '#src/features/draft-windows/price-book.ts';
import { totalRows } from '#src/features/quoted-windows/total-rows.ts';
import { wordsOfAll } from '#src/features/window-words/piece-words.ts';
import type { Prices } from '#src/promise/promise.ts';
import layout from '#src/ui/styles/layout.module.css';
import sums from '../price/breakdown.module.css';
import { Sum } from '../price/breakdown.tsx';
import type { DraftEstimate } from '../price/use-estimate.ts';
import { useQuoter } from '../quoter-state.ts';
import classes from './review-total.module.css';

interface ReviewTotalProps {
  /** null while no window is complete. */
  readonly prices: Prices | null;
  readonly estimate: DraftEstimate | null;
}

/** What all windows cost, how it can be paid, and when they come. */
export function ReviewTotal({ prices, estimate }: ReviewTotalProps) {
  const { draft, priced, book } = useQuoter();
  return (
    <>
      {prices === null ? (
        <p>Faltan datos: complétalos para ver el total.</p>
      ) : (
        <table className={cx(sums.table, classes.total)}>
          <caption>
            Total
            {prices.windows.length < priced.length
              ? ` de ${String(prices.windows.length)} de ${String(priced.length)} ${wordsOfAll(draft.windows).many}; falta completar lo demás`
              : ''}
          </caption>
          <tbody>
            {totalRows(prices.totals).map(({ name, amount, isTotal }) => (
              <Sum key={name} name={name} amount={amount} isStrong={isTotal} />
            ))}
          </tbody>
        </table>
      )}
      {prices === null || book === null || isCost(book) ? null : (
        <Instalments centavos={prices.totals.total_centavos} />
      )}
      {estimate === null ? null : (
        <div className={layout.stack} data-gap="small">
          <p>{estimate.sentence}</p>
          <PlaceEstimate />
        </div>
      )}
    </>
  );
}
