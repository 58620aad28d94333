import { clsx as cx } from 'clsx';
import { useMemo, useState } from 'react';
import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Estimate } from '#src/features/delivery/estimate.ts';
import { fetchQuotable, useQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { linesOf, offeredWindows } from '#src/features/quoted-windows/window-facts.ts';
import { inCurrency } from '#src/format/money.ts';
import { unbroken } from '#src/format/words.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { BATCH_SIZE } from './batch-size.ts';
import classes from './shared-windows.module.css';

interface SharedWindowsProps {
  readonly windows: readonly PricedWindow[];
  /** Of their delivery; null when the quote cannot be ordered any more. */
  readonly estimate: Estimate | null;
}

/** The offered windows: drawing, description and price. */
export function SharedWindows({ windows, estimate }: SharedWindowsProps) {
  const quotable = useQuotable();
  const [shown, setShown] = useState(BATCH_SIZE);
  const cards = useMemo(
    () => (typeof quotable === 'string' ? [] : offeredWindows(windows.slice(0, shown), quotable, estimate)),
    [windows, quotable, shown, estimate],
  );
  if (quotable === 'loading') return <p className={text.soft}>Cargando tu cotización…</p>;
  if (quotable === 'failed') {
    return <ErrorAlert title="No pudimos cargar los dibujos." onRetry={fetchQuotable} />;
  }
  const hidden = windows.length - shown;
  return (
    <>
      <ul className={cx(layout.columns, classes.windows)}>
        {cards.map((facts, at) => (
          <li key={facts.key} className={cx(layout.card, classes.window)} aria-label={facts.name}>
            <div className={cx(layout.picture, classes.picture)}>
              {facts.drawing === null ? null : (
                <ProductDrawing {...facts.drawing} detail="card" aspect={1.15} />
              )}
            </div>
            <div className={cx(layout.stack, classes.content)}>
              <h2 className={text.name}>{facts.name}</h2>
              {linesOf(facts)
                .map(unbroken)
                .map((line, row) => (
                  <p key={line} {...(row === 0 ? {} : { className: text.soft, 'data-small': true })}>
                    {line}
                  </p>
                ))}
              <p translate="no" className={cx(text.figure, classes.price)}>
                {inCurrency(windows[at]?.total_centavos ?? 0)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {hidden <= 0 ? null : (
        <button
          type="button"
          className={buttonClass()}
          onClick={() => {
            setShown(shown + BATCH_SIZE);
          }}
        >
          {`Ver más partidas (faltan ${String(hidden)})`}
        </button>
      )}
    </>
  );
}
