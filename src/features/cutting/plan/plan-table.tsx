import layout from '#src/ui/styles/layout.module.css';
import classes from './plan-table.module.css';

interface PlanTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** A plain table; the first cell of a row names it. Long ones scroll inside their own frame. */
export const PlanTable = ({ label, heads, rows }: PlanTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={layout.scroller} tabIndex={0} role="group" aria-label={`Tabla: ${label}`}>
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, at) => (
              <td key={heads[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
