import { clsx as cx } from 'clsx';
import { useMemo } from 'react';
import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { usePlace } from '#src/features/delivery/use-place.ts';
import { inCurrency } from '#src/format/money.ts';
import { LiveField } from '#src/forms/live-field.tsx';
import choice from '#src/ui/styles/choice.module.css';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { draftClientTotal } from '../price/totals.ts';
import { useQuoter } from '../quoter-state.ts';
import classes from './finish.module.css';
import { LineMarginFields } from './line-margin-fields.tsx';
import { MARGIN_ID } from './margin-id.ts';
import { readMargin } from './margin.ts';
import { OwnLineFields } from './own-line-fields.tsx';
import { useDraftWithMargin } from './starting-margin.ts';

/** What a distributor's client pays: the margin, and what the distributor adds of their own. */
export function ClientPrice({ totals }: { readonly totals: Totals }) {
  const { actor, priced, book } = useQuoter();
  const { draft, isLast } = useDraftWithMargin();
  const read = readMargin(draft.margin);
  const place = usePlace();
  const client = useMemo(
    () => (book === null ? null : draftClientTotal(draft, priced, book, place)),
    [priced, book, draft, place],
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
          description={`${isLast ? 'Empieza con tu último margen: cámbialo o bórralo. ' : ''}Tu cliente nunca ve tu costo ni tu margen.`}
          problem={'problem' in read ? read.problem : null}
          onChange={(margin) => {
            actor.send({
              type: 'edit.describe',
              patch: { margin, rounded: draft.rounded, isMarginChosen: true },
            });
          }}
        />
        <dl className={cx(layout.stack, text.figure, classes.sums)} data-gap="small">
          <div>
            <dt className={text.soft}>Tu costo, sin IVA</dt>
            <dd translate="no">{inCurrency(totals.base_centavos)}</dd>
          </div>
          {client === null ? null : (
            <>
              <div>
                <dt className={text.soft}>Tu cliente paga, con IVA</dt>
                <dd translate="no">{inCurrency(client.totals.total_centavos)}</dd>
              </div>
              <div>
                <dt className={text.soft}>Ganas, sin IVA</dt>
                <dd translate="no">{inCurrency(client.totals.base_centavos - totals.base_centavos)}</dd>
              </div>
            </>
          )}
        </dl>
      </div>
      {'bp' in read && read.bp !== null ? (
        <>
          <label className={choice.tick}>
            <input
              type="checkbox"
              checked={draft.rounded ?? false}
              onChange={({ currentTarget: { checked } }) => {
                actor.send({ type: 'edit.describe', patch: { margin: draft.margin, rounded: checked } });
              }}
            />
            Redondear a decenas lo que paga tu cliente
          </label>
          <LineMarginFields client={client} />
          <OwnLineFields />
        </>
      ) : null}
      <p role="status" className={layout.optional}>
        {client !== null && client.totals.base_centavos < totals.base_centavos
          ? 'Así tu cliente paga menos de lo que te cuesta.'
          : ''}
      </p>
    </section>
  );
}
