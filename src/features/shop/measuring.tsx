import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { measuredInWindow, measuredToFloor } from '#src/content/rules/measuring.ts';
import { questions } from '#src/content/texts/questions.ts';
import { inCm } from '#src/format/measures.ts';
import { buttonClass } from '#src/ui/button.ts';
import layout from '#src/ui/layout.module.css';
import text from '#src/ui/text.module.css';
import classes from './measuring/measuring.module.css';
import { StepPicture, type Step } from './measuring/step-picture.tsx';

const SHEET_ID = 'hoja-de-medidas';
/** A cell to write in by hand. */
const EMPTY = '\u00a0';
/** Windows of a house that a sheet of paper has room for. */
const ROWS = 12;

const steps: readonly { readonly step: Step; readonly name: string; readonly text: string }[] = [
  {
    step: 'widths',
    name: 'Tres anchos',
    text: 'Arriba, en medio y abajo, con cinta de metal. Anota los milímetros tal cual, sin redondear.',
  },
  {
    step: 'heights',
    name: 'Tres altos',
    text: 'A la izquierda, en medio y a la derecha. Ningún hueco es perfecto: por eso son tres.',
  },
  {
    step: 'inside',
    name: 'Por dentro',
    text: 'Cuenta el ancho y el alto más chicos. No descuentes nada: nosotros dejamos la holgura.',
  },
  {
    step: 'outside',
    name: 'Por fuera',
    text: `Suma ${inCm(measuredInWindow.outsideSideMm)} cm a cada lado y arriba. En verticales y panel japonés, ${inCm(measuredToFloor.outsideSideMm)} cm.`,
  },
];

const columns = [
  'Ventana o cuarto',
  'Ancho 1',
  'Ancho 2',
  'Ancho 3',
  'Alto 1',
  'Alto 2',
  'Alto 3',
  'Dentro o fuera',
];

const visit = questions.find(({ question }) => question === '¿Van a medir a mi casa?')?.answer;

/** How to measure, step by step; a sheet to print; and who measures for you. */
export function Measuring() {
  return (
    <>
      <ol className={`${layout['columns'] ?? ''} ${classes['steps'] ?? ''}`} data-fill>
        {steps.map(({ step, name, text: how }) => (
          <li key={step}>
            <StepPicture step={step} />
            <h3 className={text['name']}>{name}</h3>
            <p className={text['soft']}>{how}</p>
          </li>
        ))}
      </ol>
      <div className={`${layout['columns'] ?? ''} ${classes['ways'] ?? ''}`} data-fill>
        <div>
          <h3 className={text['name']}>Mídela tú</h3>
          <p>Una hoja para toda la casa: imprímela, anota y teclea las medidas en el cotizador.</p>
          <p className={layout['row']}>
            {/* The browser's own link: it makes the sheet the target of the page, and so its only printed part. */}
            <a className={buttonClass()} href={`#${SHEET_ID}`}>
              Hoja para imprimir
            </a>
            <Link className={buttonClass()} to={href('quoter')}>
              Teclear medidas
            </Link>
          </p>
        </div>
        <div>
          <h3 className={text['name']}>Te la medimos</h3>
          <p>{visit}</p>
          <p>
            <Link className={buttonClass()} to={href('dealers')}>
              Quién mide cerca de mí
            </Link>
          </p>
        </div>
      </div>
      <div id={SHEET_ID} className={classes['page']}>
        <p className={layout['row']}>
          <strong>Medidas de mi casa, en milímetros</strong>
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
        <table className={classes['sheet']}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: ROWS }, (_, row) => (
              <tr key={row}>
                <th scope="row">{row + 1}</th>
                {columns.slice(1).map((name) => (
                  <td key={name}>{EMPTY}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
