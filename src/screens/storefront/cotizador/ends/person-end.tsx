import { useMemo } from 'react';
import type { Total } from '#src/quoting/total.ts';
import { inPesos } from '../../../support/quoting/money.ts';
import { readMargin } from '../../../support/quoting/margin.ts';
import { clientTotal } from '../../../support/quoting/totals.ts';
import { useBench } from '../bench.ts';
import { LiveField } from '../live-field.tsx';
import type { PriceListActor } from '../use-prices.ts';
import { CartEnd } from './cart-end.tsx';
import { SaveEnd } from './save-end.tsx';
import classes from './ends.module.css';

interface PersonEndProps {
  readonly total: Total;
  readonly own: PriceListActor | null;
}

/** What whoever is logged in does with it: earn on it, save it, order it. */
export function PersonEnd({ total, own }: PersonEndProps) {
  const { book } = useBench();
  return (
    <div className={classes['ends']}>
      {book?.buyer.kind === 'distributor' ? <Margin total={total} /> : null}
      <SaveEnd total={total} own={own} />
      <CartEnd />
    </div>
  );
}

/** What a distributor earns: the client's price beside the cost. */
function Margin({ total }: { readonly total: Total }) {
  const { actor, draft, priced, book } = useBench();
  const read = readMargin(draft.margin);
  const marginBp = 'bp' in read ? read.bp : null;
  const client = useMemo(
    () => (book === null ? null : clientTotal(priced, book, marginBp)),
    [priced, book, marginBp],
  );
  return (
    <section aria-labelledby="tu-margen" className={classes['end']}>
      <h3 id="tu-margen" className={classes['title']}>
        Tu margen
      </h3>
      <div className={classes['margin']}>
        <LiveField
          label="Margen sobre el precio al cliente"
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
        <dl className={classes['sums']}>
          <div>
            <dt>Tu costo, más IVA</dt>
            <dd>{inPesos(total.baseCentavos)}</dd>
          </div>
          {client === null ? null : (
            <>
              <div>
                <dt>Tu cliente paga, con IVA</dt>
                <dd>{inPesos(client.totalCentavos)}</dd>
              </div>
              <div>
                <dt>Ganas, sin IVA</dt>
                <dd>{inPesos(client.baseCentavos - total.baseCentavos)}</dd>
              </div>
            </>
          )}
        </dl>
      </div>
    </section>
  );
}
