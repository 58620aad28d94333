import { clsx as cx } from 'clsx';
import { flushSync } from 'react-dom';
import { safetyOf } from '#src/content/cords.ts';
import { familyOf } from '#src/content/families.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { withControl } from '#src/features/draft-windows/choices.ts';
import { sayCordSafety } from '#src/features/window-words/safety-texts.ts';
import { differenceInCurrency } from '#src/format/money.ts';
import { small } from '#src/format/words.ts';
import { chosenControl } from '#src/quoting/making/finish.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import choice from '#src/ui/styles/choice.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { Editing } from '../quoter-state.ts';
import { focusField } from '../stepper/focus-step.ts';
import { differenceOf, withChoices } from '../steps/priced-choices.ts';

interface ChildrenProps {
  readonly editing: Editing;
  readonly variant: Variant;
}

/** Whether children live where the windows hang, and what that means for this one. */
export function Children({ editing, variant }: ChildrenProps) {
  const { actor, draft, current } = editing;
  if (familyOf(variant.family).product === 'toldos') return null;
  return (
    <div className={layout.stack} data-gap="small">
      <label className={choice.tick}>
        <input
          type="checkbox"
          checked={draft.windows.some(({ children }) => children)}
          onChange={({ currentTarget: { checked: children } }) => {
            actor.send({ type: 'edit.block', windows: draft.windows.map((one) => ({ ...one, children })) });
          }}
        />
        Hay niños en casa
      </label>
      {current.reading.forChildren ? <SafetyNote editing={editing} variant={variant} /> : null}
    </div>
  );
}

/** What keeps children from the cord of the chosen control, and the cheapest control without one that fits. */
function SafetyNote({ editing, variant: { product } }: ChildrenProps) {
  const { current, change, quotable, book, draft } = editing;
  const { choices } = current.window;
  const control = chosenControl(product, choices);
  const says =
    control && sayCordSafety(control.id, small(quotable.nameOf(control.id)), current.reading.heightMm);
  if (says === undefined) return null;
  if (says === null) {
    return (
      <p className={layout.note} data-tone="plain" role="status">
        Sin cordones ni cadenas: lo mejor donde hay niños.
      </p>
    );
  }
  const context = { unit: draft.unit, book, quotable };
  const now = withChoices(current, choices, context);
  const quantity = current.reading.quantity ?? 1;
  const [free] = product.controls
    .flatMap(({ id }) => {
      if (safetyOf(id) !== undefined) return [];
      const without = withControl(choices, product, id, quantity, book.list);
      const difference = differenceOf(withChoices(current, without, context), now);
      return difference === null ? [] : [{ id, without, difference }];
    })
    .toSorted((one, other) => one.difference - other.difference);
  return (
    <div className={cx(layout.note, layout.stack)} data-gap="small" data-tone="plain" role="status">
      <p>Donde hay niños, lo mejor es que nada cuelgue. {says}</p>
      {free === undefined ? null : (
        <p>
          <button
            type="button"
            className={buttonClass('small')}
            onClick={() => {
              flushSync(() => {
                change({ choices: free.without });
              });
              focusField('control');
            }}
          >
            Cambiar a {small(quotable.nameOf(free.id))}
            {free.difference === 0 ? '' : ` (${differenceInCurrency(free.difference)})`}
          </button>
        </p>
      )}
    </div>
  );
}
