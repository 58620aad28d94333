import { clsx as cx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hangsInRecess } from '#src/content/families.ts';
import type { WindowProblems } from '#src/features/draft-windows/read-window.ts';
import { MeasureFix, sayMeasureProblem } from '#src/features/window-words/measure-problems.tsx';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { inMetres, rangeInCm } from '#src/format/measures.ts';
import { LiveField } from '#src/forms/live-field.tsx';
import { measureToOrder } from '#src/quoting/measures/measure.ts';
import { MOST_PIECES } from '#src/quoting/most-pieces.ts';
import type { MeasureProblem, Unit } from '#src/reading/measure.ts';
import { writtenMeasure } from '#src/reading/written-measure.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { AS_LIST, SHEET_PARAM } from '../draft/address-params.ts';
import { MeasuringHelper } from '../measuring/measuring-helper.tsx';
import { Alternatives } from '../offers/alternatives.tsx';
import { useIsStopped, type Editing } from '../quoter-state.ts';
import { quantityPatch } from '../windows/quantity-patch.ts';
import type { WindowField } from '../windows/window-issues.ts';
import { ChoiceCards } from './choice-cards.tsx';
import classes from './measures-step.module.css';
import { units } from './units.ts';

const mounts = [
  {
    value: 'inside',
    title: 'Por dentro',
    text: 'Queda entre los muros. Danos la medida exacta del hueco: nosotros le quitamos la holgura.',
  },
  {
    value: 'outside',
    title: 'Por fuera',
    text: 'Se monta sobre el muro y cubre más que el hueco. Danos la medida que quieres cubrir.',
  },
] as const;

const quantityProblems = {
  empty: 'Escribe cuántas quieres.',
  'not-a-number': 'Escribe un número entero, por ejemplo 2.',
  'too-many': `Hasta ${String(MOST_PIECES)} en una línea. Para más, escríbenos.`,
} as const;

/** Size, mount and quantity. */
export function MeasuresStep({ editing }: { readonly editing: Editing }) {
  const { actor, draft, current, change } = editing;
  const { window, reading } = current;
  const { unit } = draft;
  const { variant } = reading;
  const projections = variant?.product.projections;
  const isOut = variant !== null && !hangsInRecess(variant);
  const limits = variant?.product.limits;
  const asked = { problems: reading.problems, unit, onUse: change };
  return (
    <div className={layout.stack} data-gap="large">
      <div className={cx(layout.columns, classes.measures)} data-fill>
        <MeasureField
          label="Ancho"
          field="width"
          unit={unit}
          value={window.width}
          mm={reading.widthMm}
          problem={reading.problems.width}
          fix={<MeasureFix {...asked} problem={reading.problems.width} />}
          {...(limits === undefined
            ? {}
            : { description: `Se hace de ${rangeInCm(limits.minWidthMm, limits.maxWidthMm)}` })}
          onChange={(width) => {
            change({ width });
          }}
        />
        {projections === undefined ? (
          <MeasureField
            label={secondMeasure(window.family).label}
            field="height"
            unit={unit}
            value={window.height}
            mm={reading.heightMm}
            problem={reading.problems.height}
            fix={<MeasureFix {...asked} problem={reading.problems.height} />}
            {...(limits === undefined
              ? {}
              : { description: `Se hace de ${rangeInCm(limits.minHeightMm, limits.maxHeightMm)}` })}
            onChange={(height) => {
              change({ height });
            }}
          />
        ) : null}
        <QuantityField editing={editing} />
      </div>
      <SwappedHint editing={editing} />
      <div className={layout.row}>
        <span aria-hidden="true">Medidas en</span>
        <Segmented
          legend="Unidad de las medidas"
          options={units}
          value={unit}
          onChange={(value) => {
            actor.send({ type: 'edit.unit', unit: value });
          }}
        />
        <Link className={text.link} to={`?${SHEET_PARAM}=1`}>
          ¿Son muchas ventanas? Captura todas tus medidas
        </Link>
        <Link className={text.link} to={`?${SHEET_PARAM}=${AS_LIST}`}>
          o pega una lista
        </Link>
      </div>
      {projections === undefined ? null : (
        <ChoiceCards
          legend="Salida: cuánto sale del muro"
          field="height"
          size="narrow"
          choices={projections.map(({ projectionMm, minWidthMm, maxWidthMm }) => ({
            value: String(projectionMm),
            title: `${inMetres(projectionMm)} m`,
            text: `de ${inMetres(minWidthMm)} a ${inMetres(maxWidthMm)} m de ancho`,
          }))}
          chosen={reading.heightMm === null ? [] : [String(reading.heightMm)]}
          onChoose={(mm) => {
            change({ height: writtenMeasure(Number(mm), unit) });
          }}
        />
      )}
      {isOut ? null : (
        <ChoiceCards
          legend="¿Dónde se monta?"
          choices={mounts}
          chosen={[window.mount]}
          onChoose={(mount) => {
            change({ mount });
          }}
        />
      )}
      {isOut || variant === null ? null : <MeasuringHelper editing={editing} variant={variant} />}
      <Alternatives editing={editing} />
    </div>
  );
}

/** The quantity. Choices for the whole line, such as remotes, follow it. */
function QuantityField({ editing: { current, change, book } }: { readonly editing: Editing }) {
  const { window, reading } = current;
  return (
    <LiveField
      label="Cantidad"
      field="quantity"
      inputMode="numeric"
      value={window.quantity}
      problem={quantityProblem(reading.problems.quantity)}
      description="Iguales entre sí"
      onChange={(quantity) => {
        change(quantityPatch(quantity, window, reading, book.list));
      }}
    />
  );
}

const quantityProblem = (problem: WindowProblems['quantity']) =>
  problem === undefined ? null : quantityProblems[problem];

interface MeasureFieldProps {
  readonly label: string;
  readonly field: WindowField;
  readonly unit: Unit;
  readonly value: string;
  readonly description?: string;
  /** What it means; null when it cannot be read. */
  readonly mm: number | null;
  readonly problem: MeasureProblem | undefined;
  readonly fix: ReactNode;
  readonly onChange: (value: string) => void;
}

/** One side of the window. What was typed in another unit than the field's is said in that of the field. */
function MeasureField({ label, unit, value, mm, problem, description, ...rest }: MeasureFieldProps) {
  const isStopped = useIsStopped();
  const isEmpty = value.trim() === '';
  const converted = mm !== null && HAS_UNIT.test(value) ? `Son ${writtenMeasure(mm, unit)} ${unit}` : null;
  const notes = [converted, description].filter((note) => note !== null && note !== undefined);
  return (
    <LiveField
      {...rest}
      {...(notes.length === 0 ? {} : { description: notes.join('. ') })}
      label={label}
      inputMode="decimal"
      unit={unit}
      value={value}
      // An empty field shows no error until the person tries to go on without it.
      problem={problem === undefined || (isEmpty && !isStopped) ? null : sayMeasureProblem(problem, unit)}
      atOnce={isEmpty && isStopped}
    />
  );
}

/** What shows that a measure was typed with a unit. */
const HAS_UNIT = /[\p{L}"”″'’/]/u;

/** Asks when width and height seem swapped, the most common mistake. */
function SwappedHint({ editing: { current, change } }: { readonly editing: Editing }) {
  const id = useId();
  const { window, reading } = current;
  const { variant, widthMm, heightMm } = reading;
  if (variant === null || widthMm === null || heightMm === null) return null;
  if (variant.product.projections !== undefined) return null;
  const { warnings } = measureToOrder(
    {
      widthsMm: [widthMm, widthMm, widthMm],
      heightsMm: [heightMm, heightMm, heightMm],
      mount: 'inside',
    },
    variant.product,
  );
  if (!warnings.some(({ code }) => code === 'swapped')) return null;
  return (
    <div role="status" className={cx(layout.row, layout.note, layout.between, classes.hint)}>
      <p id={id}>
        ¿El ancho y {secondMeasure(window.family).the} están al revés? Casi siempre el ancho va primero.
      </p>
      <button
        type="button"
        className={buttonClass('small')}
        aria-describedby={id}
        onClick={() => {
          change({ width: window.height, height: window.width });
        }}
      >
        Intercambiar
      </button>
    </div>
  );
}
