import text from '#src/ui/text.module.css';
import { useMemo, useState } from 'react';
import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import { factsOf } from '#src/features/quotes/window-facts.ts';
import { useQuotable } from '#src/features/windows/use-quotable.ts';
import { buttonClass } from '#src/ui/button.ts';
import { BATCH_SIZE } from './batch-size.ts';

/** The drawbacks that a client accepts with the quote, by window. */
export function AcceptedDrawbacks({ windows }: { readonly windows: readonly PricedWindow[] }) {
  const quotable = useQuotable();
  const [shown, setShown] = useState(BATCH_SIZE);
  const known = useMemo(() => {
    if (typeof quotable === 'string') return [];
    return windows.flatMap((window) => {
      const { key, name, drawbacks } = factsOf(window, quotable);
      return drawbacks.length === 0 ? [] : [{ key, sentence: `${name}: ${drawbacks.join(' ')}` }];
    });
  }, [windows, quotable]);
  if (known.length === 0) return null;
  const hidden = known.length - shown;
  return (
    <div className={text['soft']} data-small>
      <p>Antes de aceptar, ten en cuenta:</p>
      <ul className={text['bullets']}>
        {known.slice(0, shown).map(({ key, sentence }) => (
          <li key={key}>{sentence}</li>
        ))}
      </ul>
      {hidden <= 0 ? null : (
        <button
          type="button"
          className={buttonClass('link')}
          onClick={() => {
            setShown(shown + BATCH_SIZE);
          }}
        >
          {`Ver más (faltan ${String(hidden)})`}
        </button>
      )}
    </div>
  );
}
