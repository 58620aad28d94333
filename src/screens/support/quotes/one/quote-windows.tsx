import { useMemo, useState } from 'react';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { buttonClass } from '#src/ui/button.ts';
import { measuredWords } from '../../quoting/measured.ts';
import { inPesos } from '../../quoting/money.ts';
import { Breakdown } from './breakdown.tsx';
import { hasCost, ownPrices, type Prices } from './client-prices.ts';
import classes from './quote-windows.module.css';
import { factsOf, pieces } from './window-facts.ts';
import { WindowPicture } from './window-picture.tsx';

interface QuoteWindowsProps {
  readonly quote: SavedQuote;
  readonly quotable: Quotable;
  /** What the client pays, where that is another price and can be told. */
  readonly forClient: Prices | null;
}

/** Windows that are drawn at first, and with each wish for more: a house; an office has five hundred. */
const AT_ONCE = 40;

/** The windows of a quote: each to scale, in words, with its price. */
export function QuoteWindows({ quote, quotable, forClient }: QuoteWindowsProps) {
  const [shown, setShown] = useState(AT_ONCE);
  const facts = useMemo(
    () => quote.windows.slice(0, shown).map((window) => factsOf(window, quotable)),
    [quote, quotable, shown],
  );
  const own = useMemo(() => ownPrices(quote), [quote]);
  const isCost = hasCost(quote);
  const hidden = quote.windows.length - shown;
  return (
    <>
      <ul className={classes['windows']}>
        {quote.windows.slice(0, shown).map((window, at) => {
          const fact = facts[at];
          const price = own.windows[at];
          if (fact === undefined || price === undefined) return null;
          const client = isCost ? forClient?.windows[at] : undefined;
          return (
            <li key={window.key} className={classes['window']} aria-label={fact.name}>
              <WindowPicture drawing={fact.drawing} />
              <div className={classes['words']}>
                <p className={classes['head']}>
                  <span className={classes['name']}>{fact.name}</span>
                  <span
                    className={classes['price']}
                  >{`${inPesos(price.totalCentavos)}${isCost ? ' + IVA' : ''}`}</span>
                </p>
                <p>{`${fact.product}, ${fact.colour}`}</p>
                <p className={classes['soft']}>
                  {[fact.size, pieces(fact.quantity), fact.mount, fact.control]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </p>
                {fact.extras.length === 0 ? null : (
                  <p className={classes['soft']}>{fact.extras.join(' · ')}</p>
                )}
                {window.measured === null ? null : (
                  <p className={classes['measured']}>{measuredWords(window.measured)}</p>
                )}
                {fact.variant === null ? (
                  <p className={classes['gone']}>Este producto ya no está en el catálogo.</p>
                ) : fact.colourOf === null ? (
                  <p className={classes['gone']}>Este color ya no se fabrica.</p>
                ) : null}
                {client === undefined ? null : (
                  <p
                    className={classes['soft']}
                  >{`Tu cliente paga ${inPesos(client.totalCentavos)} con IVA`}</p>
                )}
                <Breakdown
                  window={window}
                  variant={fact.variant}
                  price={price}
                  quotable={quotable}
                  hasParts={!isCost}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {hidden <= 0 ? null : (
        <button
          type="button"
          className={buttonClass('small')}
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
