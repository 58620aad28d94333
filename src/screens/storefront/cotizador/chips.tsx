import { memo, useEffect, useRef } from 'react';
import type { DraftWindow } from '#src/api/draft.ts';
import { inPesos } from '../../support/quoting/money.ts';
import type { PricedDraftWindow } from '../../support/quoting/price-window.ts';
import type { Bench } from './bench.ts';
import { groupsOf, haveSame } from './groups.ts';
import classes from './window-strip.module.css';

/** So many chips are one thing to whoever looks for what changed: to React, and to the browser's layout. */
const GROUP = 25;

/** How wide a chip is mostly, with the gap to the next. */
const USUAL_REM = 9;

interface ChipsProps {
  readonly actor: Bench['actor'];
  readonly windows: readonly DraftWindow[];
  /** None while nothing can be worked out. */
  readonly priced: readonly PricedDraftWindow[];
  /** Key of the window that is worked at; null while all of them are looked at. */
  readonly at: string | null;
}

/** All windows in a row, each a touch away; nothing of it is done again while none of them changes. */
export const Chips = memo(function Chips({ actor, windows, priced, at }: ChipsProps) {
  const prices = groupsOf(priced, GROUP);
  const isMany = windows.length > GROUP;
  return (
    <div role="list" className={classes['list']}>
      {groupsOf(windows, GROUP).map((group, index) => (
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
  /** Whether there are others. */
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
      className={classes['group']}
      data-many={isMany || undefined}
      style={{ containIntrinsicInlineSize: `auto ${String(windows.length * USUAL_REM)}rem` }}
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
  readonly actor: Bench['actor'];
  readonly window: DraftWindow;
  readonly priced: PricedDraftWindow | undefined;
  readonly isCurrent: boolean;
}

/** What a window costs, or how it stands, in a word. */
function wordOf(priced: PricedDraftWindow | undefined): string {
  if (priced === undefined) return '';
  if (priced.price !== null) return inPesos(priced.price.totalCentavos);
  return priced.outcome?.kind === 'refusal' ? 'No cabe así' : 'Faltan datos';
}

const Chip = memo(function Chip({ actor, window: { key, name, family }, priced, isCurrent }: ChipProps) {
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <div ref={item} role="listitem" className={classes['item']}>
      <button
        type="button"
        className={classes['chip']}
        aria-current={isCurrent ? 'true' : undefined}
        data-refused={priced?.outcome?.kind === 'refusal' || undefined}
        onClick={() => {
          actor.send({ type: 'window.open', key });
          if (family === null) actor.send({ type: 'step.product' });
          else if (actor.getSnapshot().matches({ step: 'review' })) actor.send({ type: 'step.measures' });
        }}
      >
        <span className={classes['name']}>{name.trim() === '' ? 'Sin nombre' : name}</span>
        <span className={classes['price']}>{wordOf(priced)}</span>
      </button>
    </div>
  );
});
