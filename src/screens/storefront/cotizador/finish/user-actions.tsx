import { clsx as cx } from 'clsx';
import { useMemo } from 'react';
import { usePlace } from '#src/features/delivery/use-place.ts';
import { inCurrency } from '#src/format/money.ts';
import { LiveField } from '#src/forms/live-field.tsx';
import type { Total } from '#src/quoting/money/total.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { clientTotal } from '../price/totals.ts';
import type { PriceListActor } from '../price/use-prices.ts';
import { useQuoter } from '../quoter-state.ts';
import { AddToCart } from './add-to-cart.tsx';
import classes from './finish.module.css';
import { MARGIN_ID } from './margin-id.ts';
import { readMargin } from './margin.ts';
import { SaveQuote } from './save-quote.tsx';

interface UserActionsProps {
  readonly total: Total;
  readonly userPrices: PriceListActor | null;
}

/** Actions of a logged-in user: margin, saving and the cart. */
export function UserActions({ total, userPrices }: UserActionsProps) {
  const { book } = useQuoter();
  return (
    <div className={layout.stack} data-gap="large">
      {book?.buyer.kind === 'distributor' ? <Margin total={total} /> : null}
      <SaveQuote total={total} userPrices={userPrices} />
      <AddToCart />
    </div>
  );
}

/** A distributor's earnings: the client's price minus the cost. */
function Margin({ total }: { readonly total: Total }) {
  const { actor, draft, priced, book } = useQuoter();
  const read = readMargin(draft.margin);
  const marginBp = 'bp' in read ? read.bp : null;
  const place = usePlace();
  const client = useMemo(
    () => (book === null ? null : clientTotal(priced, book, marginBp, place)),
    [priced, book, marginBp, place],
  );
  return (
    <section aria-labelledby="tu-margen" className={cx(layout.stack, classes.end)} data-gap="wide">
      <h3 id="tu-margen" className={cx(text.name, classes.title)}>
        Tu margen
      </h3>
      <div className={cx(layout.columns, classes.margin)} data-fill>
        <LiveField
          label="Margen sobre el precio al cliente"
          id={MARGIN_ID}
          name="margin_bp"
          inputMode="decimal"
          unit="%"
          value={draft.margin}
          description="Tu cliente nunca ve tu costo ni tu margen."
          problem={'problem' in read ? read.problem : null}
          onChange={(margin) => {
            actor.send({ type: 'edit.describe', patch: { margin } });
          }}
        />
        <dl className={cx(layout.stack, text.figure, classes.sums)} data-gap="small">
          <div>
            <dt className={text.soft}>Tu costo, sin IVA</dt>
            <dd translate="no">{inCurrency(total.baseCentavos)}</dd>
          </div>
          {client === null ? null : (
            <>
              <div>
                <dt className={text.soft}>Tu cliente paga, con IVA</dt>
                <dd translate="no">{inCurrency(client.totalCentavos)}</dd>
              </div>
              <div>
                <dt className={text.soft}>Ganas, sin IVA</dt>
                <dd translate="no">{inCurrency(client.baseCentavos - total.baseCentavos)}</dd>
              </div>
            </>
          )}
        </dl>
      </div>
    </section>
  );
}
