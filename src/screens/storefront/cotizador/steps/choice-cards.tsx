import { clsx as cx } from 'clsx';
import { Fragment, useId, type ReactNode } from 'react';
import { small } from '#src/format/words.ts';
import choice from '#src/ui/styles/choice.module.css';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { WindowField } from '../windows/window-issues.ts';
import classes from './choice-cards.module.css';

/** An option. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly text?: string | undefined;
  /** Its price, or the difference in price. */
  readonly price?: string | undefined;
  /** Why it does not fit. It can still be chosen; solutions are then shown. */
  readonly against?: string | null | undefined;
  readonly picture?: ReactNode;
  /** Shown below the option while it is chosen. */
  readonly details?: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  readonly legend: string;
  /** The window's field that is chosen, to focus it. */
  readonly field?: WindowField;
  readonly isLegendHidden?: boolean;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: readonly Value[];
  /** Whether several options can be chosen at once. @default one */
  readonly kind?: 'one' | 'several';
  readonly size?: 'wide' | 'narrow';
  readonly onChoose: (value: Value, isChosen: boolean) => void;
}

/** Options as cards with their prices; native radio buttons or checkboxes. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, field, isLegendHidden = false, choices, chosen, kind = 'one' } = props;
  const { size = 'wide', onChoose } = props;
  const name = useId();
  return (
    <fieldset data-field={field}>
      <legend className={isLegendHidden ? 'visually-hidden' : cx(text.name, classes.legend)}>{legend}</legend>
      <div className={cx(layout.columns, classes.grid)} data-size={size}>
        {choices.map(({ value, title, text: more, price, against, picture, details }) => {
          const noteId = `${name}-${value}`;
          const isNoted = more !== undefined || price !== undefined || (against ?? null) !== null;
          return (
            <Fragment key={value}>
              <label className={cx(layout.card, choice.choice, classes.card)}>
                <input
                  type={kind === 'one' ? 'radio' : 'checkbox'}
                  name={name}
                  value={value}
                  checked={chosen.includes(value)}
                  aria-label={title}
                  aria-describedby={isNoted ? noteId : undefined}
                  onChange={({ currentTarget }) => {
                    onChoose(value, currentTarget.checked);
                  }}
                />
                {picture === undefined ? null : <span className={classes.picture}>{picture}</span>}
                <span className={classes.content}>
                  <span className={text.name}>{title}</span>
                  {isNoted ? (
                    <span id={noteId} className={classes.notes}>
                      {more === undefined ? null : <span className={text.soft}>{more}</span>}
                      {(against ?? null) === null ? (
                        <span className={cx(text.figure, classes.price)}>{price}</span>
                      ) : (
                        <span className={chosen.includes(value) ? text.bad : text.soft}>
                          {chosen.includes(value)
                            ? `No cabe así. ${against ?? ''}`
                            : `No alcanza: ${small(against ?? '')}`}
                        </span>
                      )}
                    </span>
                  ) : null}
                </span>
              </label>
              {details === undefined ? null : (
                <div className={cx(layout.note, classes.details)}>{details}</div>
              )}
            </Fragment>
          );
        })}
      </div>
    </fieldset>
  );
}
