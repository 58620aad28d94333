import { clsx as cx } from 'clsx';
import { useState } from 'react';
import { inCurrency } from '#src/format/money.ts';
import { LiveField } from '#src/forms/live-field.tsx';
import type { Prices } from '#src/promise/promise.ts';
import { linePriceFor } from '#src/quoting/money/buyer.ts';
import layout from '#src/ui/styles/layout.module.css';
import { isSold } from '../price/totals.ts';
import { useQuoter } from '../quoter-state.ts';
import classes from './finish.module.css';
import { lineMarginId } from './line-margins.ts';
import { readMargin } from './margin.ts';

/**
 * The margins of windows that have their own, each beside what its client pays for it.
 * @param client null while a margin cannot be read
 */
export function LineMarginFields({ client }: { readonly client: Prices | null }) {
  const { actor, draft, priced, book } = useQuoter();
  const { margins = {} } = draft;
  // There may be hundreds of windows.
  const [isOpen, setOpen] = useState(() => Object.values(margins).some((margin) => margin.trim() !== ''));
  if (book === null) return null;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
      }}
    >
      <summary>Otro margen en una ventana</summary>
      {isOpen ? (
        <ul className={cx(layout.columns, classes.lineMargins)} aria-label="Margen por ventana" data-fill>
          {priced.filter(isSold).map(({ window: { key, name }, outcome }, at) => {
            const read = readMargin(margins[key] ?? '');
            const price = client?.windows[at];
            return (
              <li key={key}>
                <LiveField
                  label={`Margen de ${name}`}
                  id={lineMarginId(key)}
                  inputMode="decimal"
                  unit="%"
                  value={margins[key] ?? ''}
                  description={[
                    `Te cuesta ${inCurrency(linePriceFor(outcome, book.list, book.buyer).totalCentavos)}`,
                    ...(price === undefined ? [] : [`tu cliente paga ${inCurrency(price.totalCentavos)}`]),
                  ].join(', ')}
                  problem={'problem' in read ? read.problem : null}
                  onChange={(margin) => {
                    actor.send({ type: 'edit.describe', patch: { margins: { ...margins, [key]: margin } } });
                  }}
                />
              </li>
            );
          })}
        </ul>
      ) : null}
    </details>
  );
}
