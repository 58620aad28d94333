import { clsx as cx } from 'clsx';
import { flushSync } from 'react-dom';
import { familyOf } from '#src/content/families.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { fittingExtras, withoutBlanks } from '#src/features/draft-windows/choices.ts';
import { sayWindAt, shelterAlone, WIND_SOURCE } from '#src/features/product/wind-texts.ts';
import { differenceInCurrency } from '#src/format/money.ts';
import { chosenControl } from '#src/quoting/making/finish.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { Editing } from '../quoter-state.ts';
import { focusAccepted } from '../stepper/focus-step.ts';
import { differenceOf, withChoices } from '../steps/priced-choices.ts';

/** Takes an awning in by itself before the wind harms it. */
const SENSOR = 'sensor-viento';

interface WindProps {
  readonly editing: Editing;
  readonly variant: Variant;
}

/** The wind that an awning stands at its size, and the sensor that takes it in; nothing for blinds. */
export function Wind({ editing, variant }: WindProps) {
  const { current, change, draft, book, quotable } = editing;
  const { heightMm } = current.reading;
  const says = heightMm === null ? null : sayWindAt(variant, heightMm);
  if (familyOf(variant.family).product !== 'toldos' || says === null) return null;
  const { choices } = current.window;
  const control = chosenControl(variant.product, choices);
  const chosen = choices.extras ?? [];
  const isOffered = fittingExtras(variant.product, control).some(({ id }) => id === SENSOR);
  const isChosen = chosen.includes(SENSOR);
  const context = { unit: draft.unit, book, quotable };
  const withSensor = withoutBlanks({ ...choices, extras: [...chosen, SENSOR] });
  const difference = isChosen
    ? null
    : differenceOf(withChoices(current, withSensor, context), withChoices(current, choices, context));
  return (
    <div
      className={cx(layout.note, layout.stack)}
      data-gap="small"
      data-tone="plain"
      tabIndex={-1}
      data-accepted={isChosen || undefined}
    >
      <p>{says}</p>
      <p>
        {isChosen
          ? `Con el sensor de viento ${shelterAlone(variant)}.`
          : isOffered
            ? `Te recomendamos el sensor de viento: mide el aire con hélice, y con él ${shelterAlone(variant)} antes de que sufra.`
            : 'A mano, lo recoges tú. Con motor y sensor de viento se recoge solo.'}
      </p>
      {isOffered && difference !== null ? (
        <p>
          <button
            type="button"
            className={buttonClass('small')}
            onClick={() => {
              flushSync(() => {
                change({ choices: withSensor });
              });
              focusAccepted();
            }}
          >{`Agregar sensor de viento (${differenceInCurrency(difference)})`}</button>
        </p>
      ) : null}
      <p className={cx(text.soft, text.faint)} data-small>
        {WIND_SOURCE}
      </p>
    </div>
  );
}
