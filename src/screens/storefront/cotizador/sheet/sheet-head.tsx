import type { Column } from './cells/columns.ts';
import classes from './sheet.module.css';

interface SheetHeadProps {
  readonly columns: readonly Column[];
  /** What the amounts are. */
  readonly price: string;
  readonly isAllPicked: boolean;
  readonly onPickAll: (isPicked: boolean) => void;
}

/** The headings of the sheet. */
export const SheetHead = ({ columns, price, isAllPicked, onPickAll }: SheetHeadProps) => (
  <thead>
    <tr>
      <th scope="col" className={classes.pick}>
        <input
          type="checkbox"
          aria-label="Seleccionar todo"
          checked={isAllPicked}
          onChange={({ currentTarget }) => {
            onPickAll(currentTarget.checked);
          }}
        />
      </th>
      {columns.map(({ key, title }) => (
        <th key={key} scope="col">
          {title}
        </th>
      ))}
      <th scope="col" className={classes.price}>
        {price}
      </th>
      <th scope="col" className={classes.remove}>
        <span className="visually-hidden">Quitar</span>
      </th>
    </tr>
  </thead>
);
