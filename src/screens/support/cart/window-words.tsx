import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { factsOf, type WindowFacts } from '../quotes/one/window-facts.ts';
import classes from './window-words.module.css';

/** What there is to say of windows; worked out once for each that comes. */
const known = new WeakMap<QuotedWindow, { readonly quotable: Quotable; readonly facts: WindowFacts }>();

/** What a window is, in words and as a picture to scale. */
export function factsOfWindow(window: QuotedWindow, quotable: Quotable): WindowFacts {
  const before = known.get(window);
  if (before?.quotable === quotable) return before.facts;
  const facts = factsOf(window, quotable);
  known.set(window, { quotable, facts });
  return facts;
}

/** What a window is made of, under its name. */
export function WindowWords({ facts }: { readonly facts: WindowFacts }) {
  const made = [facts.control, ...facts.extras].filter((part) => part !== null);
  return (
    <>
      <p className={classes['line']}>
        {facts.product}, {facts.colour}
      </p>
      <p className={classes['line']}>
        {[facts.size, facts.mount].filter((part) => part !== null).join(', ')}
      </p>
      {made.length === 0 ? null : <p className={classes['made']}>{made.join(' · ')}</p>}
    </>
  );
}
