import { Suspense, useEffect, useState, type CSSProperties } from 'react';
import { useConfig } from '#src/actor-hooks/services.ts';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import { openingsIn, type Opening } from '#src/config/opening-hours.ts';
import { site } from '#src/config/site.ts';
import text from '#src/ui/styles/text.module.css';
import classes from './open-day.module.css';
import { clock, dayHoursText, momentAt, openOn, openText, type Moment } from './shop-day.ts';

/** The time in ms, renewed so often while the page is open, and when somebody comes back to it. */
function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const renew = () => {
      setNow(Date.now());
    };
    const timer = setInterval(renew, everyMs);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [everyMs]);
  return now;
}

const openings = openingsIn(site.hours);

const RENEWED_EVERY_MS = 30_000;
const DAY_MINUTES = 1_440;

/** When the drawn sun rises and sets, in minutes after midnight, and how high it gets, as a share of the picture. */
const SUN = { rises: 390, sets: 1_140, most: 0.85 } as const;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
const across = (minute: number) => percent(minute / DAY_MINUTES);

/** How high the sun is, 0 to `most`; null at night. */
function sunAt(minute: number): number | null {
  const share = (minute - SUN.rises) / (SUN.sets - SUN.rises);
  return share < 0 || share > 1 ? null : SUN.most * 4 * share * (1 - share);
}

interface DayPictureProps {
  readonly open: readonly Opening[];
  /** Minutes after midnight; undefined where nobody knows it, as in a built page. */
  readonly minute?: number;
}

/** A day from midnight to midnight: the sun's way over the horizon, and the hours that the shop is open. Decorative. */
function DayPicture({ open, minute }: DayPictureProps) {
  const sun = minute === undefined ? null : sunAt(minute);
  const at = (one: number) => (one / DAY_MINUTES) * 1_000;
  const [rise, set] = [at(SUN.rises), at(SUN.sets)];
  return (
    <div className={classes.picture} aria-hidden="true">
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" focusable="false">
        <path
          className={classes.way}
          d={`M${rise.toFixed(0)} 100Q${((rise + set) / 2).toFixed(0)} ${String(100 - 200 * SUN.most)} ${set.toFixed(0)} 100`}
        />
      </svg>
      {minute === undefined ? null : (
        <i
          className={classes.sun}
          data-night={sun === null || undefined}
          style={{ insetInlineStart: across(minute), insetBlockEnd: percent(sun ?? 0.5) }}
        />
      )}
      {open.map(({ opens, closes }) => (
        <span
          key={opens}
          className={classes.open}
          style={{ '--from': across(opens), '--to': across(closes) } as CSSProperties}
        >
          <b>{clock(opens)}</b>
          <b>{clock(closes)}</b>
        </span>
      ))}
    </div>
  );
}

/** The hours of the shop as a drawn day, and whether it is open now; nothing where its hours are no hours. */
export function OpenDay() {
  const isHydrated = useHydrated();
  if (openings.length === 0) return null;
  return (
    <div className={classes.day}>
      {isHydrated ? (
        <Suspense fallback={<FirstDay />}>
          <Today />
        </Suspense>
      ) : (
        <FirstDay />
      )}
    </div>
  );
}

/** The first of the shop's days, until it is known which one it is. */
function FirstDay() {
  const [hours] = site.hours;
  return (
    <>
      <p className={classes.now}>{hours?.days}</p>
      <DayPicture open={openOn(openings, openings[0]?.days[0] ?? 0)} />
      <p className={text.soft} data-small>
        De {hours?.time}
      </p>
    </>
  );
}

function Today() {
  const { timeZone } = useConfig();
  return <DayAt moment={momentAt(useNow(RENEWED_EVERY_MS), timeZone)} />;
}

/** The shop's day at a moment of the week. */
export function DayAt({ moment: { day, minute } }: { readonly moment: Moment }) {
  return (
    <>
      <p className={classes.now}>{openText(openings, { day, minute })}</p>
      <DayPicture open={openOn(openings, day)} minute={minute} />
      <p className={text.soft} data-small>
        {dayHoursText(openings, day)}
      </p>
    </>
  );
}
