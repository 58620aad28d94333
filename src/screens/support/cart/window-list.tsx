import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import { counted } from '../shop/format.ts';
import { inPesos } from '../quoting/money.ts';
import { useQuotable } from '../quoting/use-quotable.ts';
import { WindowDrawing } from './window-drawing.tsx';
import classes from './window-list.module.css';
import { choicesOf, knownWindow, nameOfWindow, productText, sizeText } from './window-words.ts';

interface WindowListProps {
  /** What the list is, for those who listen. */
  readonly label: string;
  readonly windows: readonly PricedWindow[];
}

/** Windows to read: each to scale, with what covers it and what it comes to. */
export function WindowList({ label, windows }: WindowListProps) {
  const quotable = useQuotable();
  return (
    <ul className={classes['list']} aria-label={label}>
      {windows.map((window) => {
        const known = knownWindow(window, quotable);
        return (
          <li key={window.key} className={classes['window']}>
            <WindowDrawing line={window.line} known={known} />
            <div className={classes['words']}>
              <p className={classes['name']}>{nameOfWindow(window, known)}</p>
              <p>{productText(window, known)}</p>
              <p>
                {sizeText(window)}, {counted(window.line.quantity, 'pieza', 'piezas')}
              </p>
              <p className={classes['choices']}>{choicesOf(window, known, quotable.nameOf).join(' · ')}</p>
            </div>
            <p className={classes['price']}>{inPesos(window.total_centavos)}</p>
          </li>
        );
      })}
    </ul>
  );
}
