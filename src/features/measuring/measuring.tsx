import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { measuredInWindow, measuredToFloor } from '#src/content/rules/measuring.ts';
import type { MeasuringStep } from '#src/content/texts/measuring.ts';
import { questions } from '#src/content/texts/questions.ts';
import { inCm } from '#src/format/measures.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { MeasuringGuides } from './measuring-guides.tsx';
import { MeasuringSteps } from './steps/measuring-steps.tsx';
import classes from './steps/measuring.module.css';

const SHEET_ID = 'hoja-de-medidas';
/** A cell to write in by hand. */
const EMPTY = '\u00a0';
/** Windows of a house that a sheet of paper has room for. */
const ROWS = 12;

const steps: readonly MeasuringStep[] = [
  {
    picture: 'widths',
    name: 'Tres anchos',
    text: 'Arriba, en medio y abajo, con cinta de metal. Anota los milímetros tal cual, sin redondear.',
  },
  {
    picture: 'heights',
    name: 'Tres altos',
    text: 'A la izquierda, en medio y a la derecha. Ningún hueco es perfecto: por eso son tres.',
  },
  {
    picture: 'inside',
    name: 'Por dentro',
    text: 'Cuenta el ancho y el alto más chicos. No descuentes nada: nosotros dejamos la holgura.',
  },
  {
    picture: 'outside',
    name: 'Por fuera',
    text: `Suma ${inCm(measuredInWindow.outsideSideMm)} cm a cada lado y arriba. En verticales y panel japonés, ${inCm(measuredToFloor.outsideSideMm)} cm.`,
  },
];

const visit = questions.find(({ question }) => question === '¿Van a medir a mi casa?')?.answer;

const three = (title: string) => [`${title} 1`, `${title} 2`, `${title} 3`];

/** Columns of the sheet that is printed. */
const columns = ['Ventana o cuarto', ...three('Ancho'), ...three('Alto'), 'Dentro o fuera', 'Cantidad'];

/** How to measure, step by step; a sheet to print; and who measures for you. */
export function Measuring() {
  return (
    <>
      <MeasuringSteps steps={steps} />
      <MeasuringGuides product="persianas" />
      <div className={cx(layout.columns, classes.ways)} data-fill>
        <div>
          <h3 className={text.name}>Mídela tú</h3>
          <p>Una hoja para toda la casa: imprímela, anota y teclea las medidas en el cotizador.</p>
          <p className={layout.row}>
            {/* The browser's own link: it makes the sheet the target of the page, and so its only printed part. */}
            <a className={buttonClass()} href={`#${SHEET_ID}`}>
              Hoja para imprimir
            </a>
            <Link className={buttonClass()} to={`${href('quoter')}?hoja=1`}>
              Teclear medidas
            </Link>
          </p>
        </div>
        <div>
          <h3 className={text.name}>Te la medimos</h3>
          <p>{visit}</p>
          <p>
            <Link className={buttonClass()} to={href('dealers')}>
              Quién mide cerca de mí
            </Link>
          </p>
        </div>
      </div>
      <div id={SHEET_ID} className={classes.page}>
        <p className={layout.row}>
          <strong>Medidas de mi casa, en (encierra uno): milímetros · centímetros</strong>
          <button
            type="button"
            className={buttonClass('small')}
            onClick={() => {
              window.print();
            }}
          >
            Imprimir
          </button>
        </p>
        <table className={classes.sheet}>
          <thead>
            <tr>
              {columns.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: ROWS }, (_, row) => (
              <tr key={row}>
                <th scope="row">{row + 1}</th>
                {columns.slice(1).map((title) => (
                  <td key={title}>{EMPTY}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
