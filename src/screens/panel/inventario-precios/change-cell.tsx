import { IconArrowDown, IconArrowUp } from '#src/ui/icons.ts';
import { NoData, TwoLines } from '../../support/inventory/cells.tsx';
import type { Change } from './change.ts';
import classes from './change-cell.module.css';

const percent = new Intl.NumberFormat('es-MX', { style: 'percent', maximumFractionDigits: 1 });

const words = { up: 'Subió', down: 'Bajó' } as const;
const marks = { up: IconArrowUp, down: IconArrowDown } as const;

interface ChangeCellProps {
  readonly change: Change;
  /** What it cost before. */
  readonly before: string | null;
}

/** How a price changed, in words and with an arrow, and what it was. */
export function ChangeCell({ change, before }: ChangeCellProps) {
  if (change.kind === 'unknown') return <NoData />;
  if (change.kind === 'same') return 'Sin cambio';
  const Mark = marks[change.kind];
  return (
    <TwoLines
      first={
        <span className={classes['change']} data-change={change.kind}>
          <Mark size={14} stroke={1.75} aria-hidden />
          {words[change.kind]}
          {change.share === null ? '' : ` ${percent.format(change.share)}`}
        </span>
      }
      second={before === null ? '' : `antes ${before}`}
    />
  );
}
