import type { FailedRow } from '#machines/quick-order.machine.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconDownload } from '#src/ui/icons.ts';
import { saveCsv } from '../../../support/list/save-csv.ts';
import { failedColumns } from './files.ts';
import classes from './quick-order.module.css';

/** Nobody reads more of them on a screen; the file has them all. */
const MOST_SHOWN = 20;

const number = (value: number) => value.toLocaleString('es-MX');

/** Rows that cannot be ordered, each with why not, and all of them as a file to mend and bring back. */
export function FailedRows({ rows }: { readonly rows: readonly FailedRow[] }) {
  return (
    <section aria-label="Renglones que no pasaron" className={classes['failed']}>
      <div className={classes['head']}>
        <h3 className={classes['heading']}>Por corregir</h3>
        <button
          type="button"
          className={buttonClass('small')}
          onClick={() => void saveCsv(rows, failedColumns(rows), 'renglones-por-corregir.csv')}
        >
          <IconDownload size={16} stroke={1.5} aria-hidden />
          Descargar los que fallaron
        </button>
      </div>
      <p className={classes['text']}>
        El archivo trae una columna “Motivo”. Corrige los renglones y súbelo otra vez: solo se agregan esos.
      </p>
      <ul className={classes['rows']} aria-label="Motivos por renglón">
        {rows.slice(0, MOST_SHOWN).map(({ row, cells, reasons }) => (
          <li key={row}>
            <p className={classes['row']}>
              Renglón {number(row)}
              <span className={classes['cells']}>
                {Object.values(cells)
                  .filter((cell) => cell !== '')
                  .slice(0, 5)
                  .join(' · ')}
              </span>
            </p>
            <ul className={classes['reasons']}>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {rows.length > MOST_SHOWN ? (
        <p className={classes['text']}>
          Aquí ves los primeros {MOST_SHOWN} de {number(rows.length)}; en el archivo están todos.
        </p>
      ) : null}
    </section>
  );
}
