import { NoData, TwoLines } from '#src/lists/cells.tsx';
import { IconArrowDown, IconArrowUp } from '#src/ui/icons.ts';
import classes from './change-cell.module.css';
import type { Change } from './change.ts';

const percent = new Intl.NumberFormat('es-MX', { style: 'percent', maximumFractionDigits: 1 });

const labels = { up: 'Subió', down: 'Bajó' } as const;
const marks = { up: IconArrowUp, down: IconArrowDown } as const;

interface ChangeCellProps {
  readonly change: Change;
  /** Previous price, formatted. */
  readonly before: string | null;
}

/** The change of a price in text, with an arrow and the previous price. */
export function ChangeCell({ change, before }: ChangeCellProps) {
  if (change.kind === 'unknown') return <NoData />;
  if (change.kind === 'same') return 'Sin cambio';
  const Mark = marks[change.kind];
  return (
    <TwoLines
      first={
        <span className={classes.change} data-change={change.kind}>
          <Mark size={14} stroke={1.75} aria-hidden />
          {labels[change.kind]}
          {change.share === null ? '' : ` ${percent.format(change.share)}`}
        </span>
      }
      second={before === null ? '' : `antes ${before}`}
    />
  );
}
