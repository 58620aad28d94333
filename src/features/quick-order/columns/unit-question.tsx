import { asksUnit, type OpenedList } from '#machines/quick-order/quick-order.machine.ts';
import { readMeasure } from '#src/reading/measure.ts';
import { twoSides } from '#src/reading/two-sides.ts';
import type { LengthUnit } from '#src/reading/unit.ts';
import { writtenMeasure } from '#src/reading/written-measure.ts';
import type { QuickOrderActor } from '../steps/quick-order-actor.ts';
import classes from './unit-question.module.css';

const names: readonly (readonly [LengthUnit, string])[] = [
  ['cm', 'centímetros'],
  ['m', 'metros'],
  ['mm', 'milímetros'],
  ['in', 'pulgadas'],
  ['ft', 'pies'],
];

/** The first measure of a list, as it is written; null without one. */
const exampleOf = ({ columns }: OpenedList): string | null =>
  (columns.find(({ as }) => as === 'width')?.samples[0] ??
    twoSides(columns.find(({ as }) => as === 'size')?.samples[0] ?? '')?.[0]) ||
  null;

/** "71 serían 180.3 cm" */
function inCm(example: string, unit: LengthUnit): string {
  const read = readMeasure(`${example} ${unit}`, unit);
  return 'mm' in read ? ` (${example} serían ${writtenMeasure(read.mm, 'cm')} cm)` : '';
}

/** Asks once in which unit the measures of a list are, when neither headings nor a column say it. */
export function UnitQuestion({
  actor,
  list,
}: {
  readonly actor: QuickOrderActor;
  readonly list: OpenedList;
}) {
  const example = exampleOf(list);
  const isAsked = asksUnit(list);
  // Feet are hardly ever meant: they are there where the list says them.
  const shown = names.filter(([unit]) => unit !== 'ft' || list.unit === 'ft');
  return (
    <fieldset className={classes.question} data-asked={isAsked || undefined}>
      <legend>
        {isAsked
          ? 'Tus medidas no dicen su unidad. ¿En qué están?'
          : 'Las medidas que no dicen su unidad están en:'}
      </legend>
      <div className={classes.units}>
        {shown.map(([unit, name]) => (
          <label key={unit} className={classes.unit}>
            <input
              type="radio"
              name="unidad"
              value={unit}
              checked={list.unit === unit}
              onChange={() => {
                actor.send({ type: 'import.unit', unit });
              }}
            />
            <span>
              {name}
              {isAsked && example !== null && list.units.includes(unit) ? inCm(example, unit) : ''}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
