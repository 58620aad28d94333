import { useMemo, useState } from 'react';
import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { factsOf, pieces } from '../../../support/quotes/one/window-facts.ts';
import { inPesos } from '../../../support/quoting/money.ts';
import { fetchQuotable, useQuotableSoon } from '../../../support/quoting/use-quotable.ts';
import classes from './shared-windows.module.css';

const AT_ONCE = 24;

/** The windows that a client is offered: each to scale, in words, with its price. */
export function SharedWindows({ windows }: { readonly windows: readonly PricedWindow[] }) {
  const quotable = useQuotableSoon();
  const [shown, setShown] = useState(AT_ONCE);
  const cards = useMemo(
    () =>
      typeof quotable === 'string'
        ? []
        : windows.slice(0, shown).map((window) => ({ window, facts: factsOf(window, quotable) })),
    [windows, quotable, shown],
  );
  if (quotable === 'coming') return <p className={classes['soft']}>Cargando tus ventanas…</p>;
  if (quotable === 'failed') {
    return <ErrorAlert title="No pudimos cargar los dibujos." onRetry={fetchQuotable} />;
  }
  const hidden = windows.length - shown;
  return (
    <>
      <ul className={classes['windows']}>
        {cards.map(({ window, facts }) => (
          <li key={window.key} className={classes['window']} aria-label={facts.name}>
            <div className={classes['picture']}>
              {facts.drawing === null ? null : (
                <ProductDrawing {...facts.drawing} detail="card" aspect={1.15} />
              )}
            </div>
            <div className={classes['words']}>
              <h2 className={classes['name']}>{facts.name}</h2>
              <p>{`${facts.product}, ${facts.colour}`}</p>
              <p className={classes['soft']}>
                {[facts.size, pieces(facts.quantity), facts.mount, facts.control, ...facts.extras]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </p>
              <p className={classes['price']}>{inPesos(window.total_centavos)}</p>
            </div>
          </li>
        ))}
      </ul>
      {hidden <= 0 ? null : (
        <button
          type="button"
          className={buttonClass()}
          onClick={() => {
            setShown(shown + AT_ONCE);
          }}
        >
          {`Ver más ventanas (faltan ${String(hidden)})`}
        </button>
      )}
    </>
  );
}
