import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { IconArrowRight } from '#src/ui/icons.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './goals.module.css';

export interface Goal {
  readonly name: string;
  /** The product that we recommend. */
  readonly answer: string;
  readonly to: string;
}

/** A list of goals, each with the product we recommend. */
export function Goals({ goals }: { readonly goals: readonly Goal[] }) {
  return (
    <ul className={cx(layout.columns, classes.list)} data-fill>
      {goals.map(({ name, answer, to }) => (
        <li key={name}>
          <Link to={to} className={classes.goal}>
            <span className={classes.name}>{name}</span>
            <span className={text.soft} data-small>
              {answer}
            </span>
            <IconArrowRight className={classes.arrow} size={20} stroke={1.25} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
