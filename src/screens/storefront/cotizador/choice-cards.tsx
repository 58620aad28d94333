import { Fragment, useId, type ReactNode } from 'react';
import classes from './choice-cards.module.css';

/** Something that can be chosen. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly text?: string | undefined;
  /** What it costs, or costs more. */
  readonly price?: string | undefined;
  /** Why it cannot be had just so; it can be chosen all the same, and the ways out are shown then. */
  readonly against?: string | null | undefined;
  readonly picture?: ReactNode;
  /** What belongs to it while it is chosen, right below it. */
  readonly under?: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: readonly Value[];
  /** Several at once, or one of them. */
  readonly kind?: 'one' | 'several';
  readonly size?: 'wide' | 'narrow';
  readonly onChoose: (value: Value, isChosen: boolean) => void;
}

/** A choice among cards, each with its price: radio buttons or boxes, however they look. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, isLegendHidden = false, choices, chosen, kind = 'one', size = 'wide', onChoose } = props;
  const name = useId();
  return (
    <fieldset className={classes['group']}>
      <legend className={isLegendHidden ? 'visually-hidden' : classes['legend']}>{legend}</legend>
      <div className={classes['grid']} data-size={size}>
        {choices.map(({ value, title, text, price, against, picture, under }) => {
          const noteId = `${name}-${value}`;
          const isNoted = text !== undefined || price !== undefined || (against ?? null) !== null;
          return (
            <Fragment key={value}>
              <label className={classes['card']}>
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
                {picture === undefined ? null : <span className={classes['picture']}>{picture}</span>}
                <span className={classes['words']}>
                  <span className={classes['title']}>{title}</span>
                  {isNoted ? (
                    <span id={noteId} className={classes['notes']}>
                      {text === undefined ? null : <span className={classes['text']}>{text}</span>}
                      {(against ?? null) === null ? (
                        <span className={classes['price']}>{price}</span>
                      ) : (
                        <span className={classes['against']}>No cabe así. {against}</span>
                      )}
                    </span>
                  ) : null}
                </span>
              </label>
              {under === undefined ? null : <div className={classes['under']}>{under}</div>}
            </Fragment>
          );
        })}
      </div>
    </fieldset>
  );
}
