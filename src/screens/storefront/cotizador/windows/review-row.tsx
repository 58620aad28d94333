import { clsx as cx } from 'clsx';
import { memo } from 'react';
import type { QuoterStep } from '#machines/quoter/quoter.machine.ts';
import { familyOf } from '#src/content/families.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { drawingOfDraft } from '#src/features/draft-windows/drawing-of-window.ts';
import { quotedOf } from '#src/features/draft-windows/payload.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { factsOf, linesOf } from '#src/features/quoted-windows/window-facts.ts';
import { inCurrency } from '#src/format/money.ts';
import { unbroken } from '#src/format/words.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { QuoterState } from '../quoter-state.ts';
import { focusStep } from '../stepper/focus-step.ts';
import classes from './review-row.module.css';
import { issuesOf } from './window-issues.ts';

interface ReviewRowProps {
  /** null where nothing can be changed. */
  readonly actor: QuoterState['actor'] | null;
  readonly priced: PricedDraftWindow;
  readonly quotable: Quotable;
  /** "Agotada: llega el 3 de diciembre" */
  readonly fabric: string | undefined;
  /** Messages of the server about it. */
  readonly serverMessages: readonly string[] | undefined;
  /** Whether to draw it; rows far from the viewport are not drawn. */
  readonly isDrawn: boolean;
}

/** The product of a window whose description is not complete. */
const unfinished = ({ variant }: PricedDraftWindow['reading']): readonly string[] =>
  variant === null ? [] : [`${familyOf(variant.family).one}, ${variant.name}`];

/** A window in the review: what will be made, its price, and its problems. */
export const ReviewRow = memo(function ReviewRow(props: ReviewRowProps) {
  const { actor, priced, quotable, fabric, serverMessages, isDrawn } = props;
  const { window, reading, price } = priced;
  const { key } = window;
  const quoted = quotedOf(priced);
  const lines = quoted === null ? unfinished(reading) : linesOf(factsOf(quoted, quotable));
  const name = window.name.trim() === '' ? 'Sin nombre' : window.name;
  const drawing = isDrawn ? drawingOfDraft(priced) : null;
  const issues = issuesOf(priced, quotable);
  const open =
    actor === null
      ? null
      : (step: QuoterStep) => {
          actor.send({ type: 'window.open', key });
          actor.send({ type: `step.${step}` });
          focusStep();
        };
  return (
    <div role="listitem" className={classes.row} aria-label={name}>
      <div className={cx(layout.picture, classes.picture)}>
        {drawing === null ? null : <ProductDrawing decorative {...drawing} aspect={1.2} />}
      </div>
      <div className={classes.content}>
        <h3 className={text.name}>{name}</h3>
        {lines.map((line) => (
          <p key={line} className={text.soft} data-small>
            {unbroken(line)}
          </p>
        ))}
        {fabric === undefined ? null : <p>{fabric}.</p>}
        {quoted?.fitting?.safety === undefined ? null : (
          <p className={text.soft} data-small>
            Donde hay niños, lo mejor es que nada cuelgue.{' '}
            <StepLink open={open} step="control" label={`Ver opciones sin cordones para ${name}`}>
              Ver opciones sin cordones
            </StepLink>
          </p>
        )}
        {issues.map(({ step, text: message }) => (
          <p key={message} className={classes.issue}>
            {message}{' '}
            <StepLink open={open} step={step} label={`Corregir ${name}: ${message}`}>
              Corregir
            </StepLink>
          </p>
        ))}
        {serverMessages?.map((message) => (
          <p key={message} className={classes.issue} role="alert">
            {message}
          </p>
        ))}
      </div>
      <p className={cx(text.name, text.figure, classes.price)} translate="no">
        {price === null ? '—' : inCurrency(price.totalCentavos)}
      </p>
      {actor === null || open === null ? null : (
        <div className={cx(layout.row, classes.tools)} data-gap="small">
          <button
            type="button"
            className={buttonClass('small')}
            aria-label={`Cambiar ${name}`}
            onClick={() => {
              open(window.family === null ? 'product' : 'measures');
            }}
          >
            Cambiar
          </button>
          <button
            type="button"
            className={buttonClass('small')}
            aria-label={`Quitar ${name}`}
            onClick={() => {
              actor.send({ type: 'edit.remove', key });
            }}
          >
            Quitar
          </button>
        </div>
      )}
    </div>
  );
});

interface StepLinkProps {
  /** null where nothing can be changed. */
  readonly open: ((step: QuoterStep) => void) | null;
  readonly step: QuoterStep;
  readonly label: string;
  readonly children: string;
}

/** Opens a step of the window; nothing where it cannot be changed. */
const StepLink = ({ open, step, label, children }: StepLinkProps) =>
  open === null ? null : (
    <button
      type="button"
      className={buttonClass('link')}
      aria-label={label}
      onClick={() => {
        open(step);
      }}
    >
      {children}
    </button>
  );
