import { clsx as cx } from 'clsx';
import { memo, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import type { QuoterStep } from '#machines/quoter/quoter.machine.ts';
import { useBackCloses } from '#src/browser/use-back-closes.ts';
import { PlaceLine } from '#src/features/delivery/place-line.tsx';
import { usePlace } from '#src/features/delivery/use-place.ts';
import { drawingOfDraft } from '#src/features/draft-windows/drawing-of-window.ts';
import { inCm } from '#src/format/measures.ts';
import { inCurrency } from '#src/format/money.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { IconChevronDown, IconChevronUp } from '#src/ui/icons.ts';
import { projectsFromWall, type Drawing } from '#src/ui/product/drawing.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { useDraftWithMargin } from '../finish/starting-margin.ts';
import { OwnWindowOfQuote } from '../measuring/own-window-of-quote.tsx';
import { useQuoter } from '../quoter-state.ts';
import { NextButton } from '../stepper/next-button.tsx';
import { Breakdown } from './breakdown.tsx';
import classes from './pane.module.css';
import { priceTextsOf } from './price-texts.ts';
import { draftClientTotal } from './totals.ts';
import { useEstimate } from './use-estimate.ts';

/** How long a price must stay the same before it is announced, in ms: digits are typed one by one. */
const ANNOUNCE_AFTER_MS = 900;

/** The drawing to scale and the price, beside the steps; on small screens in a bar that expands. */
export function Pane() {
  const { current, priced, book, quotable, step } = useQuoter();
  const { draft } = useDraftWithMargin();
  // Another step starts with the bar closed, as it would cover the step's fields.
  const [openedIn, setOpenedIn] = useState<QuoterStep | null>(null);
  const isOpen = openedIn === step;
  useBackCloses(isOpen, () => {
    setOpenedIn(null);
  });
  const id = useId();
  const drawing = current === null ? null : drawingOfDraft(current);
  const shown = useDeferredValue(drawing);
  // The client's price of hundreds of windows waits until the open window is rendered.
  const deferredPriced = useDeferredValue(priced);
  const place = usePlace();
  const client = useMemo(() => {
    return book === null ? null : draftClientTotal(draft, deferredPriced, book, place);
  }, [deferredPriced, book, draft, place]);
  const estimate = useEstimate();
  // Without windows there is nothing to draw.
  if (draft.windows.length === 0) return null;
  const { total, hasTotal, note, own, aloud } = priceTextsOf({ current, priced, book, place });
  return (
    <aside
      className={cx(layout.card, classes.pane)}
      aria-label="Dibujo y precio"
      data-open={isOpen || undefined}
    >
      <div className={classes.bar}>
        {shown === null ? null : <Icon drawing={shown} />}
        <div className={classes.now}>
          <p className={cx(text.name, text.figure, classes.price)} data-none={!hasTotal || undefined}>
            {total}
          </p>
          <p className={text.soft} data-small>
            {note}
          </p>
          {own === null ? null : <p className={cx(text.figure, classes.own)}>{own}</p>}
        </div>
        <button
          type="button"
          className={cx(buttonClass('icon'), classes.opener)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpenedIn(isOpen ? null : step);
          }}
        >
          {isOpen ? (
            <IconChevronDown size={20} stroke={1.5} aria-hidden />
          ) : (
            <IconChevronUp size={20} stroke={1.5} aria-hidden />
          )}
          <span className="visually-hidden">{isOpen ? 'Cerrar' : 'Ver más'}</span>
        </button>
        <NextButton place="bar" />
      </div>
      <Announcement text={aloud} />
      <div id={id} className={classes.rest}>
        {estimate === null ? null : <p className={classes.delivery}>{estimate.sentence}</p>}
        {/* The review asks for it beside its total. */}
        {estimate === null || step === 'review' ? null : <PlaceLine />}
        {shown === null ? null : (
          <ScaledFigure drawing={shown} isMeasured={(current?.reading.line ?? null) !== null} />
        )}
        {current === null || shown === null ? null : <OwnWindowOfQuote current={current} drawing={shown} />}
        {current !== null && book !== null && quotable !== null ? (
          <Breakdown priced={current} book={book} quotable={quotable} />
        ) : null}
        {client === null ? null : (
          <p className={cx(layout.row, text.figure, classes.total)}>
            <span>Tu cliente paga</span>
            <strong translate="no" className={text.name}>
              {inCurrency(client.totals.total_centavos)}
            </strong>
            <span className={text.soft} data-small>
              con IVA
            </span>
          </p>
        )}
      </div>
    </aside>
  );
}

/** Announces a text to screen readers once it stays the same for a moment. */
function Announcement({ text: newest }: { readonly text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced(newest);
    }, ANNOUNCE_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [newest]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {announced}
    </p>
  );
}

interface PictureProps {
  readonly drawing: Drawing;
}

/** Drawings are slow to render, so they change only with their data. */
const isSamePicture = (one: PictureProps, other: PictureProps): boolean =>
  one.drawing === other.drawing || JSON.stringify(one.drawing) === JSON.stringify(other.drawing);

/** The icon of the window in the bar of small screens. */
const Icon = memo(
  ({ drawing }: PictureProps) => (
    <div className={classes.icon}>
      <ProductDrawing decorative {...drawing} detail="icon" />
    </div>
  ),
  isSamePicture,
);

/** The window in its proportions. */
const Picture = memo(
  ({ drawing }: PictureProps) => (
    <div className={layout.picture}>
      <ProductDrawing
        {...drawing}
        detail="hero"
        aspect={
          projectsFromWall(drawing.type)
            ? 1.2
            : Math.min(1.6, Math.max(0.8, (drawing.width * (drawing.blinds ?? 1)) / drawing.height))
        }
      />
    </div>
  ),
  isSamePicture,
);

interface ScaledFigureProps extends PictureProps {
  /** Whether its measures were entered. */
  readonly isMeasured: boolean;
}

function heightName(type: Drawing['type']): string {
  if (type === 'toldo-vertical') return 'caída';
  return projectsFromWall(type) ? 'salida' : 'alto';
}

/** The drawing to scale with its measures. */
function ScaledFigure({ drawing, isMeasured }: ScaledFigureProps) {
  const { blinds = 1 } = drawing;
  return (
    <figure>
      <Picture drawing={drawing} />
      <figcaption className={cx(layout.row, text.soft, layout.between, classes.caption)} data-small>
        {isMeasured ? (
          <>
            <span>
              {blinds > 1 ? `${String(blinds)} de ` : ''}
              {inCm(drawing.width)} cm de ancho
            </span>
            <span>
              {inCm(drawing.height)} cm de {heightName(drawing.type)}
            </span>
          </>
        ) : (
          <span>Se dibujará a escala con tus medidas.</span>
        )}
      </figcaption>
    </figure>
  );
}
