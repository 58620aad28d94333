import { memo } from 'react';
import type { QuoterStep } from '#machines/quoter.machine.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { describeWindow } from '../../support/quoting/describe-window.ts';
import { drawingOfWindow } from '../../support/quoting/drawing-of-window.ts';
import { inPesos } from '../../support/quoting/money.ts';
import type { PricedDraftWindow } from '../../support/quoting/price-window.ts';
import { issuesOf } from '../../support/quoting/window-issues.ts';
import type { Bench } from './bench.ts';
import classes from './review-row.module.css';

interface ReviewRowProps {
  readonly actor: Bench['actor'];
  readonly priced: PricedDraftWindow;
  readonly quotable: Quotable;
  /** What the server said of it. */
  readonly complaints: readonly string[] | undefined;
  /** Whether it is drawn: it may be far from the eye. */
  readonly isDrawn: boolean;
}

/** A window of the quote as it will be made, what it costs, and what is to be mended about it. */
export const ReviewRow = memo(function ReviewRow(props: ReviewRowProps) {
  const { actor, priced, quotable, complaints, isDrawn } = props;
  const { window, reading, price } = priced;
  const { key } = window;
  const name = window.name.trim() === '' ? 'Sin nombre' : window.name;
  const drawing = isDrawn ? drawingOfWindow(window, reading) : null;
  const isAwning = reading.variant?.product.projections !== undefined;
  const issues = issuesOf(priced, quotable, isAwning ? 'tamaño de la salida' : 'alto');
  const open = (step: QuoterStep) => {
    actor.send({ type: 'window.open', key });
    actor.send({ type: `step.${step}` });
    document.querySelector<HTMLElement>('[data-step-title]')?.focus();
  };
  return (
    <div role="listitem" className={classes['row']} aria-label={name}>
      <div className={classes['picture']}>
        {drawing === null ? null : <ProductDrawing decorative {...drawing} aspect={1.2} />}
      </div>
      <div className={classes['words']}>
        <h3 className={classes['name']}>{name}</h3>
        {describeWindow(priced, quotable).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {issues.map(({ step, text }) => (
          <p key={text} className={classes['issue']}>
            {text}{' '}
            <button
              type="button"
              aria-label={`Corregir ${name}: ${text}`}
              onClick={() => {
                open(step);
              }}
            >
              Corregir
            </button>
          </p>
        ))}
        {complaints?.map((text) => (
          <p key={text} className={classes['issue']} role="alert">
            {text}
          </p>
        ))}
      </div>
      <p className={classes['price']}>{price === null ? '—' : inPesos(price.totalCentavos)}</p>
      <div className={classes['tools']}>
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
    </div>
  );
});
