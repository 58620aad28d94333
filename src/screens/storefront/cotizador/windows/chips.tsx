import { clsx as cx } from 'clsx';
import { memo, useEffect, useRef } from 'react';
import type { DraftWindow } from '#src/api/draft.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { inCurrency } from '#src/format/money.ts';
import text from '#src/ui/styles/text.module.css';
import type { QuoterState } from '../quoter-state.ts';
import { chunksOf, haveSame } from './chunks-of.ts';
import classes from './window-strip.module.css';

/** Number of chips in a group. React memoizes and the browser lays out whole groups. */
const GROUP = 25;

/** Typical width of a chip with its gap, in rem. */
const TYPICAL_REM = 9;

interface ChipsProps {
  readonly actor: QuoterState['actor'];
  readonly windows: readonly DraftWindow[];
  /** Empty while prices load. */
  readonly priced: readonly PricedDraftWindow[];
  /** Key of the open window; null while all are reviewed. */
  readonly at: string | null;
}

/** All windows in a row. Memoized, as there may be hundreds. */
export const Chips = memo(function Chips({ actor, windows, priced, at }: ChipsProps) {
  const prices = chunksOf(priced, GROUP);
  const isMany = windows.length > GROUP;
  return (
    <div role="list" className={classes.list}>
      {chunksOf(windows, GROUP).map((group, index) => (
        <Group
          key={index}
          actor={actor}
          windows={group}
          priced={prices[index] ?? []}
          at={group.some(({ key }) => key === at) ? at : null}
          isMany={isMany}
        />
      ))}
    </div>
  );
});

interface GroupProps extends ChipsProps {
  /** Whether there are other groups. */
  readonly isMany: boolean;
}

const isSameGroup = (one: GroupProps, other: GroupProps): boolean =>
  one.at === other.at &&
  one.isMany === other.isMany &&
  haveSame(one.windows, other.windows) &&
  haveSame(one.priced, other.priced);

const Group = memo(function Group({ actor, windows, priced, at, isMany }: GroupProps) {
  return (
    <div
      className={classes.group}
      data-many={isMany || undefined}
      style={{ containIntrinsicInlineSize: `auto ${String(windows.length * TYPICAL_REM)}rem` }}
    >
      {windows.map((window, index) => (
        <Chip
          key={window.key}
          actor={actor}
          window={window}
          priced={priced[index]}
          isCurrent={window.key === at}
        />
      ))}
    </div>
  );
}, isSameGroup);

interface ChipProps {
  readonly actor: QuoterState['actor'];
  readonly window: DraftWindow;
  readonly priced: PricedDraftWindow | undefined;
  readonly isCurrent: boolean;
}

/** The price of a window, or why it has none. */
function summaryOf(priced: PricedDraftWindow | undefined): string {
  if (priced === undefined) return '';
  if (priced.price !== null) return inCurrency(priced.price.totalCentavos);
  return priced.outcome?.kind === 'refusal' ? 'No cabe así' : 'Faltan datos';
}

const Chip = memo(function Chip({ actor, window: { key, name, family }, priced, isCurrent }: ChipProps) {
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <div ref={item} role="listitem">
      <button
        type="button"
        className={classes.chip}
        aria-current={isCurrent ? 'true' : undefined}
        data-refused={priced?.outcome?.kind === 'refusal' || undefined}
        onClick={() => {
          actor.send({ type: 'window.open', key });
          if (family === null) actor.send({ type: 'step.product' });
          else if (actor.getSnapshot().matches({ step: 'review' })) actor.send({ type: 'step.measures' });
        }}
      >
        <span className={cx(text.name, classes.name)}>{name.trim() === '' ? 'Sin nombre' : name}</span>
        <span className={cx(text.soft, text.figure)}>{summaryOf(priced)}</span>
      </button>
    </div>
  );
});
