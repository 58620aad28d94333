import type { Column } from './cells/columns.ts';
import classes from './sheet.module.css';

interface SheetHeadProps {
  readonly columns: readonly Column[];
  readonly isAllPicked: boolean;
  readonly onPickAll: (isPicked: boolean) => void;
}

/** The headings of the sheet. */
export const SheetHead = ({ columns, isAllPicked, onPickAll }: SheetHeadProps) => (
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
      <th scope="col">Precio</th>
      <th scope="col">
        <span className="visually-hidden">Quitar</span>
      </th>
    </tr>
  </thead>
);
