import { IGNORED, type ListColumn } from '#machines/quick-order/quick-order.machine.ts';
import { rowColumns } from '#src/features/draft-windows/row-columns.ts';
import type { QuickOrderActor } from '../steps/quick-order-actor.ts';
import classes from './column-list.module.css';
import { WordSelect } from './word-select.tsx';

const ASKED = '';

const options = [
  { value: ASKED, label: '¿Qué es? Elige…' },
  { value: IGNORED, label: 'No usar' },
  ...rowColumns.map(({ key, title }) => ({ value: key, label: title })),
];

interface ColumnListProps {
  readonly actor: QuickOrderActor;
  readonly columns: readonly ListColumn[];
}

/** The columns of a list: each with some of its cells, and what it is taken for. */
export const ColumnList = ({ actor, columns }: ColumnListProps) => (
  <ul className={classes.list} aria-label="Columnas de tu lista">
    {columns.map(({ at, heading, samples, as }, place) => (
      <li key={at} className={classes.column} data-ignored={as === IGNORED || undefined}>
        <span className={classes.heading}>{heading}</span>
        <span className={classes.samples}>
          {samples.length === 0 ? 'Sin datos' : samples.map((sample) => <span key={sample}>{sample}</span>)}
        </span>
        <WordSelect
          label={`Qué es la columna “${heading}”`}
          value={as ?? ASKED}
          options={options}
          isAsked={as === null}
          onChange={(value) => {
            actor.send({ type: 'import.use', at: place, as: value === ASKED ? null : value });
          }}
        />
      </li>
    ))}
  </ul>
);
