import type { ReactNode } from 'react';
import { agoText, instantOf, type Calendar } from '#src/format/dates.ts';
import { inCurrency } from '#src/format/money.ts';
import text from '#src/ui/styles/text.module.css';
import classes from './cells.module.css';

/** A dash for a value that the server did not send. */
export function NoData() {
  return (
    <span className={text.muted}>
      <span aria-hidden>–</span>
      <span className="visually-hidden">Sin dato</span>
    </span>
  );
}

/** An amount in centavos; a dash for one that is not known. Translators leave it. */
export const Amount = ({ centavos }: { readonly centavos: number | null }) =>
  centavos === null ? <NoData /> : <span translate="no">{inCurrency(centavos)}</span>;

/** A value with a dimmed explanation below it. */
export function TwoLines({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <span className={classes.text}>
      <span>{first}</span> <span className={classes.soft}>{second}</span>
    </span>
  );
}

interface WhenCellProps {
  readonly iso: string | null;
  readonly calendar: Calendar;
  readonly now: number;
}

/** A point in time: how long ago, and the date below; as it was sent when it is no date. */
export function WhenCell({ iso, calendar, now }: WhenCellProps) {
  const at = instantOf(iso);
  if (iso === null) return <NoData />;
  if (at === null) return <>{iso}</>;
  return (
    <time dateTime={iso} className={text.oneLine}>
      <TwoLines first={agoText(at, now)} second={calendar.moment(at, now)} />
    </time>
  );
}
