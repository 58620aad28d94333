import { IGNORED, type SheetColumn } from '#machines/support/list-file.ts';
import classes from './column-list.module.css';
import { WordSelect } from './word-select.tsx';

const ASKED = '';

interface ColumnListProps {
  readonly columns: readonly SheetColumn[];
  /** What a column may be taken for. */
  readonly fields: readonly { readonly key: string; readonly title: string }[];
  /** Called with the place of a column in the list, and what it is: null for nobody knows. */
  readonly onUse: (at: number, as: string | null) => void;
}

/** The columns of a list: each with some of its cells, and what it is taken for. */
export const ColumnList = ({ columns, fields, onUse }: ColumnListProps) => {
  const options = [
    { value: ASKED, label: '¿Qué es? Elige…' },
    { value: IGNORED, label: 'No usar' },
    ...fields.map(({ key, title }) => ({ value: key, label: title })),
  ];
  return (
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
              onUse(place, value === ASKED ? null : value);
            }}
          />
        </li>
      ))}
    </ul>
  );
};
