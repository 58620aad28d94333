import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Measured } from '#src/api/draft.ts';
import { capital } from '#src/content/first-letter.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { isEstimate } from '#src/features/own-window/estimated-size.ts';
import { measuringHref } from '#src/features/product/addresses.ts';
import { sayMeasureProblem } from '#src/features/window-words/measure-problems.tsx';
import { secondMeasure, type SecondMeasure } from '#src/features/window-words/piece-words.ts';
import { LiveField } from '#src/forms/live-field.tsx';
import { measureToOrder, type Measure, type Warning, type Window } from '#src/quoting/measures/measure.ts';
import type { Unit } from '#src/reading/measure.ts';
import { readSpoken } from '#src/reading/spoken.ts';
import { writtenMeasure } from '#src/reading/written-measure.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { Editing } from '../quoter-state.ts';
import classes from './measuring-helper.module.css';
import { MeasuringPicture } from './measuring-picture.tsx';
import { NOT_MEASURED } from './not-measured.ts';

/** What the places of each side are called. */
const placesOf = ({ label }: SecondMeasure): Readonly<Record<Side, readonly string[]>> => ({
  widths: ['Ancho arriba', 'Ancho en medio', 'Ancho abajo'],
  heights: [`${label} a la izquierda`, `${label} en medio`, `${label} a la derecha`],
  diagonals: ['Diagonal hacia abajo', 'Diagonal hacia arriba'],
});

const labelsOf = ({ many }: SecondMeasure): Readonly<Record<Side, string>> => ({
  widths: 'Tres anchos',
  heights: `Tres ${many}`,
  diagonals: 'Dos diagonales (si puedes)',
});

type Side = keyof Measured;

/** Converts the measures for the engine; null when one is missing. */
function windowOf(measured: Measured, mount: Window['mount'], unit: Unit): Window | null {
  const read = (typed: string) => {
    const measure = readSpoken(typed, unit);
    return 'mm' in measure ? measure.mm : null;
  };
  const [w1 = null, w2 = null, w3 = null] = measured.widths.map(read);
  const [h1 = null, h2 = null, h3 = null] = measured.heights.map(read);
  const [d1 = null, d2 = null] = measured.diagonals.map(read);
  if (w1 === null || w2 === null || w3 === null || h1 === null || h2 === null || h3 === null) return null;
  return {
    widthsMm: [w1, w2, w3],
    heightsMm: [h1, h2, h3],
    ...(d1 === null || d2 === null ? {} : { diagonalsMm: [d1, d2] }),
    mount,
  };
}

interface MeasuringHelperProps {
  readonly editing: Editing;
  readonly variant: Variant;
}

/** Measures a window at eight places and recommends the size to order. */
export function MeasuringHelper({ editing, variant }: MeasuringHelperProps) {
  const { draft, current, change } = editing;
  const { window, reading } = current;
  const { unit } = draft;
  const measured = window.measured ?? NOT_MEASURED;
  const whole = windowOf(measured, window.mount, unit);
  const height = secondMeasure(variant.family);
  const labels = labelsOf(height);
  const places = placesOf(height);
  const set = (side: Side, at: number, typed: string) => {
    const values = measured[side].map((value, index) => (index === at ? typed : value));
    change({ measured: withSide(measured, side, values) });
  };
  return (
    <details className={cx(layout.card, classes.helper)} open={window.measured !== null || undefined}>
      <summary>Ayúdame a medir</summary>
      <div className={cx(layout.stack, classes.inside)}>
        {isEstimate(reading.widthMm, reading.heightMm) ? (
          <p role="note" className={layout.note}>
            El ancho y {height.the} de arriba son una estimación de tu foto. Mide con cinta y anota aquí lo
            que salga: con eso te decimos qué pedir.
          </p>
        ) : null}
        <div className={cx(layout.row, classes.how)}>
          <MeasuringPicture />
          <p className={text.soft}>
            Ningún hueco es perfecto: mídelo en tres partes a lo ancho y en tres a lo alto, con cinta de
            metal, y anota cada una sin redondear.{' '}
            <Link to={measuringHref(variant.family)}>Míralo paso a paso</Link>
          </p>
        </div>
        <div className={layout.stack}>
          {(['widths', 'heights', 'diagonals'] as const).map((side) => (
            <fieldset key={side}>
              <legend className={text.name}>{labels[side]}</legend>
              <div className={cx(layout.columns, classes.side)} data-gap="medium" data-fill>
                {places[side].map((label, at) => (
                  <Place
                    key={label}
                    label={label}
                    unit={unit}
                    value={measured[side][at] ?? ''}
                    onChange={(typed) => {
                      set(side, at, typed);
                    }}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <div role="status" className={cx(layout.stack, layout.note)} data-tone="plain">
          {whole === null ? (
            <p>Con las seis medidas te decimos cuáles pedir.</p>
          ) : (
            <Result
              window={whole}
              variant={variant}
              unit={unit}
              onTake={({ widthMm, heightMm }) => {
                change({ width: writtenMeasure(widthMm, unit), height: writtenMeasure(heightMm, unit) });
              }}
              onOutside={() => {
                change({ mount: 'outside' });
              }}
            />
          )}
        </div>
      </div>
    </details>
  );
}

function withSide(measured: Measured, side: Side, [a = '', b = '', c = '']: readonly string[]): Measured {
  if (side === 'diagonals') return { ...measured, diagonals: [a, b] };
  return { ...measured, [side]: [a, b, c] };
}

interface PlaceProps {
  readonly label: string;
  readonly unit: Unit;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

function Place({ label, unit, value, onChange }: PlaceProps) {
  const read = readSpoken(value, unit);
  const problem = 'problem' in read && read.problem.code !== 'empty' ? read.problem : null;
  return (
    <LiveField
      label={label}
      inputMode="decimal"
      unit={unit}
      value={value}
      problem={problem === null ? null : sayMeasureProblem(problem, unit)}
      onChange={onChange}
    />
  );
}

interface ResultProps {
  readonly window: Window;
  readonly variant: Variant;
  readonly unit: Unit;
  readonly onTake: (measure: Measure) => void;
  readonly onOutside: () => void;
}

function Result({ window, variant, unit, onTake, onOutside }: ResultProps) {
  const measure = measureToOrder(window, variant.product);
  const written = (mm: number) => `${writtenMeasure(mm, unit)} ${unit}`;
  const height = secondMeasure(variant.family);
  const { insideHeight, insideDeductionMm, outsideSideMm, outsideAboveMm } = variant.product.measuring;
  return (
    <>
      <p>
        Pide <strong>{written(measure.widthMm)}</strong> de ancho y{' '}
        <strong>{written(measure.heightMm)}</strong> de {height.name}.{' '}
        {window.mount === 'inside'
          ? `Por dentro cuenta el ancho menor, para que no roce, y ${height.the} ${
              insideHeight === 'smallest' ? 'menor' : 'mayor, para que cubra hasta abajo'
            }. De ahí la fábrica descuenta ${written(insideDeductionMm)} de holgura: tú no quites nada.`
          : `Por fuera cuentan el ancho y ${height.the} mayores, más ${written(outsideSideMm)} a cada lado y ${written(outsideAboveMm)} arriba para que no se cuele la luz. Abajo no se agrega nada.`}
      </p>
      {measure.warnings.length === 0 ? null : (
        <ul className={text.bullets}>
          {measure.warnings.map((warning) => (
            <li key={JSON.stringify(warning)}>{sayWarning(warning, written, height)}</li>
          ))}
        </ul>
      )}
      <div className={layout.row} data-gap="small">
        <button
          type="button"
          className={buttonClass('filled')}
          onClick={() => {
            onTake(measure);
          }}
        >
          Usar estas medidas
        </button>
        {measure.warnings.some(({ code }) => code === 'prefer-outside') ? (
          <button type="button" className={buttonClass()} onClick={onOutside}>
            Montar por fuera
          </button>
        ) : null}
      </div>
    </>
  );
}

function sayWarning(warning: Warning, written: (mm: number) => string, height: SecondMeasure): string {
  switch (warning.code) {
    case 'swapped':
      return `¿Anotaste el ancho donde va ${height.the}? Así parece.`;
    case 'uneven':
      return `${capital(warning.side === 'width' ? 'los anchos' : height.all)} difieren ${written(warning.differenceMm)}: mide otra vez, por si acaso.`;
    case 'out-of-square':
      return `El hueco está fuera de escuadra: sus diagonales difieren ${written(warning.differenceMm)}.`;
    case 'diagonals-do-not-fit':
      return 'Las diagonales no corresponden a esos lados: revisa alguna medida.';
    case 'prefer-outside':
      return 'Por fuera no se notará.';
  }
}
