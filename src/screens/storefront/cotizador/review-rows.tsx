import { memo, useEffect, useRef, useState } from 'react';
import type { Quotable } from '#src/content/quotable.ts';
import type { PricedDraftWindow } from '../../support/quoting/price-window.ts';
import type { Bench } from './bench.ts';
import { groupsOf, haveSame } from './groups.ts';
import { ReviewRow } from './review-row.tsx';
import classes from './review-row.module.css';

/** So many rows are one thing to whoever looks for what changed: to React, and to the browser's layout. */
const GROUP = 10;

/** How tall a row is mostly. */
const USUAL_REM = 9;

/** Drawings begin when their rows are this near. */
const NEAR = '600px';

interface ReviewRowsProps {
  readonly actor: Bench['actor'];
  readonly priced: readonly PricedDraftWindow[];
  readonly quotable: Quotable;
  readonly complaints: Bench['complaints'];
}

/** Every window of the quote; nothing of it is done again while none of them changes. */
export const ReviewRows = memo(function ReviewRows({ priced, ...rest }: ReviewRowsProps) {
  return (
    <div role="list" aria-label="Ventanas">
      {groupsOf(priced, GROUP).map((group, index) => (
        <Group key={index} priced={group} {...rest} />
      ))}
    </div>
  );
});

const isSameGroup = (one: ReviewRowsProps, other: ReviewRowsProps): boolean =>
  one.quotable === other.quotable &&
  one.complaints === other.complaints &&
  haveSame(one.priced, other.priced);

/** Of five hundred windows only those near the eye are drawn; one that was stays so. */
const Group = memo(function Group({ actor, priced, quotable, complaints }: ReviewRowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [isNear]);
  return (
    <div
      ref={place}
      className={classes['group']}
      style={{ containIntrinsicBlockSize: `auto ${String(priced.length * USUAL_REM)}rem` }}
    >
      {priced.map((one) => (
        <ReviewRow
          key={one.window.key}
          actor={actor}
          priced={one}
          quotable={quotable}
          complaints={complaints[one.window.key]}
          isDrawn={isNear}
        />
      ))}
    </div>
  );
}, isSameGroup);
