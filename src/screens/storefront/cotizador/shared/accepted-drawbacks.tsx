import text from '#src/ui/text.module.css';
import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import { factsOf } from '#src/features/quotes/window-facts.ts';
import { useQuotable } from '#src/features/windows/use-quotable.ts';
import classes from './answer.module.css';

/** The drawbacks that a client accepts with the quote, by window. */
export function AcceptedDrawbacks({ windows }: { readonly windows: readonly PricedWindow[] }) {
  const quotable = useQuotable();
  if (typeof quotable === 'string') return null;
  const known = windows.flatMap((window) => {
    const { key, name, drawbacks } = factsOf(window, quotable);
    return drawbacks.length === 0 ? [] : [{ key, sentence: `${name}: ${drawbacks.join(' ')}` }];
  });
  if (known.length === 0) return null;
  return (
    <div className={text['soft']} data-small>
      <p>Antes de aceptar, ten en cuenta:</p>
      <ul className={classes['drawbacks']}>
        {known.map(({ key, sentence }) => (
          <li key={key}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
