import { TwoLines } from '#src/lists/cells.tsx';
import text from '#src/ui/styles/text.module.css';
import { figure, shortUnit } from '../figure.ts';
import classes from './cells.module.css';
import { stateNames, type StockState } from './stock-state.ts';

const HEX = /^#[\da-f]{6}$/i;

interface ArticleCellProps {
  readonly name: string;
  readonly code: string | null;
  readonly family: string | null;
  readonly color: string | null;
}

/** An article: its colour if known, name, code and family. */
export function ArticleCell({ name, code, family, color }: ArticleCellProps) {
  return (
    <span className={classes.article}>
      {color !== null && HEX.test(color) ? (
        <span className={classes.swatch} style={{ backgroundColor: color }} aria-hidden />
      ) : null}
      <TwoLines first={name} second={[code, family].filter((word) => word !== null).join(' · ')} />
    </span>
  );
}

/** The stock state of an article: a mark and a text, distinguishable without colour. */
export function StateCell({ state }: { readonly state: StockState }) {
  return (
    <span className={classes.state} data-state={state}>
      <span className={classes.dot} aria-hidden />
      {stateNames[state]}
    </span>
  );
}

/** A number with its unit dimmed. */
export function Amount({ value, unit }: { readonly value: number; readonly unit: string | null }) {
  return (
    <>
      {figure(value)}
      {unit === null ? null : <span className={text.muted}> {shortUnit(unit)}</span>}
    </>
  );
}
