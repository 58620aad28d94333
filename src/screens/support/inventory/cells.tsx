import type { ReactNode } from 'react';
import classes from './cells.module.css';
import { figure, shortUnit } from './figure.ts';
import { stateNames, type StockState } from './stock-state.ts';
import { agoText, instantOf, type Calendar } from './when.ts';

const HEX = /^#[\da-f]{6}$/i;

/** Stands for a figure that the server did not send. */
export function NoData() {
  return (
    <span className={classes['none']}>
      <span aria-hidden>–</span>
      <span className="visually-hidden">Sin dato</span>
    </span>
  );
}

interface ArticleCellProps {
  readonly name: string;
  readonly code: string | null;
  readonly family: string | null;
  readonly color: string | null;
}

/** An article: its colour where it has one, its name, and what it is kept under. */
export function ArticleCell({ name, code, family, color }: ArticleCellProps) {
  return (
    <span className={classes['article']}>
      {color !== null && HEX.test(color) ? (
        <span className={classes['swatch']} style={{ backgroundColor: color }} aria-hidden />
      ) : null}
      <span className={classes['words']}>
        <span className={classes['name']} title={name}>
          {name}
        </span>{' '}
        <span className={classes['soft']}>{[code, family].filter((word) => word !== null).join(' · ')}</span>
      </span>
    </span>
  );
}

/** How an article stands, in a word and a mark that differ from each other without colour too. */
export function StateCell({ state }: { readonly state: StockState }) {
  return (
    <span className={classes['state']} data-state={state}>
      <span className={classes['dot']} aria-hidden />
      {stateNames[state]}
    </span>
  );
}

/** Two facts of which the second explains the first. */
export function TwoLines({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <span className={classes['words']}>
      <span>{first}</span> <span className={classes['soft']}>{second}</span>
    </span>
  );
}

interface WhenCellProps {
  readonly iso: string | null;
  readonly calendar: Calendar;
  readonly now: number;
}

/** When something was: how long ago, and exactly. */
export function WhenCell({ iso, calendar, now }: WhenCellProps) {
  const at = instantOf(iso);
  if (iso === null || at === null) return <NoData />;
  return (
    <time dateTime={iso} className={classes['when']}>
      <TwoLines first={agoText(at, now)} second={calendar.moment(at, now)} />
    </time>
  );
}

/** A figure with its unit, which is said more quietly. */
export function Amount({ value, unit }: { readonly value: number; readonly unit: string | null }) {
  return (
    <>
      {figure(value)}
      {unit === null ? null : <span className={classes['unit']}> {shortUnit(unit)}</span>}
    </>
  );
}
