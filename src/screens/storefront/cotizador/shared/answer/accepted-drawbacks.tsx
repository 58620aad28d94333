import { useMemo, useState } from 'react';
import type { OnDemandState } from '#machines/support/on-demand.ts';
import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { fetchQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { factsOf } from '#src/features/quoted-windows/window-facts.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import text from '#src/ui/styles/text.module.css';
import { BATCH_SIZE } from '../batch-size.ts';
import { MoreButton } from './more-button.tsx';

interface AcceptedDrawbacksProps {
  readonly windows: readonly PricedWindow[];
  readonly quotable: OnDemandState<Quotable>;
  /** Of the text that says why the quote cannot be accepted yet. */
  readonly reasonId: string;
}

/** The drawbacks that a client accepts with the quote, by window; until they are known, why it cannot be accepted. */
export function AcceptedDrawbacks({ windows, quotable, reasonId }: AcceptedDrawbacksProps) {
  const [shown, setShown] = useState(BATCH_SIZE);
  const known = useMemo(() => {
    if (typeof quotable === 'string') return [];
    return windows.flatMap((window) => {
      const { key, name, drawbacks } = factsOf(window, quotable);
      return drawbacks.length === 0 ? [] : [{ key, sentence: `${name}: ${drawbacks.join(' ')}` }];
    });
  }, [windows, quotable]);
  if (quotable === 'loading') {
    return (
      <p id={reasonId} className={text.soft} data-small role="status">
        Un momento: estamos revisando qué debes tener en cuenta antes de aceptar.
      </p>
    );
  }
  if (quotable === 'failed') {
    return (
      <div id={reasonId}>
        <ErrorAlert title="No pudimos revisar qué debes tener en cuenta." onRetry={fetchQuotable}>
          Podrás aceptar en cuanto lo veas aquí.
        </ErrorAlert>
      </div>
    );
  }
  if (known.length === 0) return null;
  return (
    <div className={text.soft} data-small>
      <p>Antes de aceptar, ten en cuenta:</p>
      <ul className={text.bullets}>
        {known.slice(0, shown).map(({ key, sentence }) => (
          <li key={key}>{sentence}</li>
        ))}
      </ul>
      <MoreButton total={known.length} shown={shown} onMore={setShown} />
    </div>
  );
}
