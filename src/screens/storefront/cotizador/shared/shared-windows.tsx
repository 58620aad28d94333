import layout from '#src/ui/layout.module.css';
import text from '#src/ui/text.module.css';
import { useMemo, useState } from 'react';
import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { linesOf, factsOf } from '#src/features/quotes/window-facts.ts';
import { inPesos } from '#src/format/money.ts';
import { fetchQuotable, useQuotable } from '#src/features/windows/use-quotable.ts';
import classes from './shared-windows.module.css';

const PAGE_SIZE = 24;

/** The offered windows: drawing, description and price. */
export function SharedWindows({ windows }: { readonly windows: readonly PricedWindow[] }) {
  const quotable = useQuotable();
  const [shown, setShown] = useState(PAGE_SIZE);
  const cards = useMemo(
    () =>
      typeof quotable === 'string'
        ? []
        : windows.slice(0, shown).map((window) => ({ window, facts: factsOf(window, quotable) })),
    [windows, quotable, shown],
  );
  if (quotable === 'loading') return <p className={text['soft']}>Cargando tus ventanas…</p>;
  if (quotable === 'failed') {
    return <ErrorAlert title="No pudimos cargar los dibujos." onRetry={fetchQuotable} />;
  }
  const hidden = windows.length - shown;
  return (
    <>
      <ul className={`${layout['columns'] ?? ''} ${classes['windows'] ?? ''}`}>
        {cards.map(({ window, facts }) => (
          <li
            key={window.key}
            className={`${layout['card'] ?? ''} ${classes['window'] ?? ''}`}
            aria-label={facts.name}
          >
            <div className={`${layout['picture'] ?? ''} ${classes['picture'] ?? ''}`}>
              {facts.drawing === null ? null : (
                <ProductDrawing {...facts.drawing} detail="card" aspect={1.15} />
              )}
            </div>
            <div className={`${layout['stack'] ?? ''} ${classes['content'] ?? ''}`}>
              <h2 className={text['name']}>{facts.name}</h2>
              {linesOf(facts).map((line, at) => (
                <p key={line} {...(at === 0 ? {} : { className: text['soft'], 'data-small': true })}>
                  {line}
                </p>
              ))}
              <p className={`${text['figure'] ?? ''} ${classes['price'] ?? ''}`}>
                {inPesos(window.total_centavos)}
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
            setShown(shown + PAGE_SIZE);
          }}
        >
          {`Ver más ventanas (faltan ${String(hidden)})`}
        </button>
      )}
    </>
  );
}
