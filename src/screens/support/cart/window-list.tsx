import type { ReactNode } from 'react';
import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { inPesos } from '../quoting/money.ts';
import { pieces } from '../quotes/one/window-facts.ts';
import { WindowDrawing } from './window-drawing.tsx';
import classes from './window-list.module.css';
import { factsOfWindow, WindowWords } from './window-words.tsx';
import { WithQuotable } from './with-quotable.tsx';

interface WindowListProps<W extends PricedWindow> {
  /** What the list is, for those who listen. */
  readonly label: string;
  readonly windows: readonly W[];
  /** What else there is to say of a window, under its words. */
  readonly notes?: (window: W) => ReactNode;
}

/** Windows to read: each to scale, with what covers it and what it comes to. */
export function WindowList<W extends PricedWindow>(props: WindowListProps<W>) {
  return <WithQuotable>{(quotable) => <Known {...props} quotable={quotable} />}</WithQuotable>;
}

interface KnownProps<W extends PricedWindow> extends WindowListProps<W> {
  readonly quotable: Quotable;
}

function Known<W extends PricedWindow>({ label, windows, notes, quotable }: KnownProps<W>) {
  return (
    <ul className={classes['list']} aria-label={label}>
      {windows.map((window) => {
        const facts = factsOfWindow(window, quotable);
        return (
          <li key={window.key} className={classes['window']}>
            <WindowDrawing drawing={facts.drawing} />
            <div className={classes['words']}>
              <p className={classes['name']}>{facts.name}</p>
              <WindowWords facts={facts} />
              <p>{pieces(facts.quantity)}</p>
              {notes?.(window)}
            </div>
            <p className={classes['price']}>{inPesos(window.total_centavos)}</p>
          </li>
        );
      })}
    </ul>
  );
}
