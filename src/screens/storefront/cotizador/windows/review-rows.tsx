import { memo, useEffect, useRef, useState } from 'react';
import { capital } from '#src/content/first-letter.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { wordsOfAll } from '#src/features/window-words/piece-words.ts';
import type { QuoterState } from '../quoter-state.ts';
import { chunksOf, haveSame } from './chunks-of.ts';
import classes from './review-row.module.css';
import { ReviewRow } from './review-row.tsx';

/** Number of rows in a group. React memoizes and the browser lays out whole groups. */
const GROUP = 10;

/** Typical height of a row, in rem. */
const TYPICAL_REM = 9;

/** Rows are drawn when they are this near to the viewport. */
const DRAW_MARGIN = '600px';

interface ReviewRowsProps {
  /** null where nothing can be changed. */
  readonly actor: QuoterState['actor'] | null;
  readonly priced: readonly PricedDraftWindow[];
  readonly quotable: Quotable;
  /** The text about scarce fabrics, by the window's key. */
  readonly fabrics: ReadonlyMap<string, string>;
  readonly serverMessages: QuoterState['serverMessages'];
}

/** All windows of the quote. Memoized, as there may be hundreds. */
export const ReviewRows = memo(function ReviewRows({ priced, ...rest }: ReviewRowsProps) {
  return (
    <div role="list" aria-label={capital(wordsOfAll(priced.map(({ window }) => window)).many)}>
      {chunksOf(priced, GROUP).map((group, index) => (
        <Group key={index} priced={group} {...rest} />
      ))}
    </div>
  );
});

const isSameGroup = (one: ReviewRowsProps, other: ReviewRowsProps): boolean =>
  one.quotable === other.quotable &&
  one.serverMessages === other.serverMessages &&
  haveSame(one.priced, other.priced) &&
  one.priced.every(({ window: { key } }) => one.fabrics.get(key) === other.fabrics.get(key));

/** Draws only groups that have been near the viewport. */
const Group = memo(function Group({ actor, priced, quotable, fabrics, serverMessages }: ReviewRowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: DRAW_MARGIN },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [isNear]);
  return (
    <div
      ref={place}
      className={classes.group}
      style={{ containIntrinsicBlockSize: `auto ${String(priced.length * TYPICAL_REM)}rem` }}
    >
      {priced.map((one) => (
        <ReviewRow
          key={one.window.key}
          actor={actor}
          priced={one}
          quotable={quotable}
          fabric={fabrics.get(one.window.key)}
          serverMessages={serverMessages[one.window.key]}
          isDrawn={isNear}
        />
      ))}
    </div>
  );
}, isSameGroup);
