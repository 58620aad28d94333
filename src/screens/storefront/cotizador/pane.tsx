import layout from '#src/ui/layout.module.css';
import text from '#src/ui/text.module.css';
import { memo, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { seesIva } from '#src/quoting/buyer.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { projectsFromWall, type Drawing } from '#src/ui/product/drawing.ts';
import { drawingOfWindow } from '#src/features/windows/drawing-of-window.ts';
import { inCm } from '#src/format/measures.ts';
import { inPesos } from '#src/format/money.ts';
import type { PriceBook } from '#src/features/windows/price-book.ts';
import type { PricedDraftWindow } from '#src/features/windows/price-window.ts';
import { clientTotal, totalOfWindows } from '#src/features/windows/totals.ts';
import { readMargin } from '#src/features/windows/margin.ts';
import { useQuoter } from './quoter-state.ts';
import { Breakdown } from './breakdown.tsx';
import classes from './pane.module.css';

/** How long a price must stay the same before it is announced, in ms: digits are typed one by one. */
const ANNOUNCE_AFTER_MS = 900;

/** The drawing to scale and the price, beside the steps; on small screens in a bar that expands. */
export function Pane() {
  const { current, priced, book, quotable, draft } = useQuoter();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const drawing = current === null ? null : drawingOfWindow(current.window, current.reading);
  const shown = useDeferredValue(drawing);
  // Sums over hundreds of windows wait until the open window is rendered.
  const deferredPriced = useDeferredValue(priced);
  const total = useMemo(
    () => (book === null ? null : totalOfWindows(deferredPriced, book)),
    [deferredPriced, book],
  );
  const client = useMemo(() => {
    const margin = readMargin(draft.margin);
    return book === null ? null : clientTotal(deferredPriced, book, 'bp' in margin ? margin.bp : null);
  }, [deferredPriced, book, draft.margin]);
  const texts = priceTextsOf(current, book);
  // Without windows there is nothing to draw.
  if (draft.windows.length === 0) return null;
  return (
    <aside
      className={`${layout['card'] ?? ''} ${classes['pane'] ?? ''}`}
      aria-label="Dibujo y precio"
      data-open={isOpen || undefined}
    >
      <div className={classes['bar']}>
        {shown === null ? null : <Icon drawing={shown} />}
        <div className={classes['now']}>
          <p
            className={[text['name'], text['figure'], classes['price']].join(' ')}
            data-none={(current?.price ?? null) === null || undefined}
          >
            {texts.short}
          </p>
          <p className={text['soft']} data-small>
            {texts.note}
          </p>
        </div>
        <button
          type="button"
          className={`${buttonClass('small') ?? ''} ${classes['opener'] ?? ''}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen((was) => !was);
          }}
        >
          {isOpen ? 'Cerrar' : 'Ver más'}
        </button>
      </div>
      <Announcement text={texts.aloud} />
      <div id={id} className={classes['rest']}>
        {shown === null ? null : (
          <ScaledFigure drawing={shown} isMeasured={(current?.reading.line ?? null) !== null} />
        )}
        {current !== null && book !== null && quotable !== null ? (
          <Breakdown priced={current} book={book} quotable={quotable} />
        ) : null}
        {total === null || priced.length < 2 ? null : (
          <p className={[layout['row'], text['figure'], classes['total']].join(' ')}>
            <span>Toda tu cotización</span>
            <strong className={text['name']}>
              {inPesos(total.holdsIva ? total.totalCentavos : total.subtotalCentavos)}
            </strong>
            <span className={text['soft']} data-small>
              {total.holdsIva ? 'con IVA' : 'más IVA'}
            </span>
          </p>
        )}
        {client === null ? null : (
          <p className={[layout['row'], text['figure'], classes['total']].join(' ')}>
            <span>Tu cliente paga</span>
            <strong className={text['name']}>{inPesos(client.totalCentavos)}</strong>
            <span className={text['soft']} data-small>
              con IVA
            </span>
          </p>
        )}
      </div>
    </aside>
  );
}

interface PriceTexts {
  readonly short: string;
  readonly note: string;
  readonly aloud: string;
}

/** Texts about the price of a window, or what is missing. */
function priceTextsOf(current: PricedDraftWindow | null, book: PriceBook | null): PriceTexts {
  if (current === null || book === null) return { short: '…', note: 'Trayendo los precios', aloud: '' };
  const { price, outcome, window, reading } = current;
  if (price !== null) {
    const money = inPesos(price.totalCentavos);
    const iva = seesIva(book.buyer) ? 'con IVA' : 'más IVA';
    const note = (reading.quantity ?? 1) > 1 ? `${String(reading.quantity)} piezas, ${iva}` : iva;
    return { short: money, note, aloud: `${window.name}: ${money} ${iva}` };
  }
  if (outcome?.kind === 'refusal') {
    return {
      short: 'No cabe así',
      note: outcome.alternatives.length > 0 ? 'Abajo verás cómo sí.' : 'Revisa sus medidas.',
      aloud: `${window.name}: así no se puede hacer.`,
    };
  }
  if (window.family === null) return { short: 'Sin precio aún', note: 'Elige un producto.', aloud: '' };
  return { short: 'Sin precio aún', note: 'Escribe el ancho y el alto.', aloud: '' };
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
    <div className={classes['icon']}>
      <ProductDrawing decorative {...drawing} detail="icon" />
    </div>
  ),
  isSamePicture,
);

/** The window in its proportions. */
const Picture = memo(
  ({ drawing }: PictureProps) => (
    <div className={layout['picture']}>
      <ProductDrawing
        {...drawing}
        detail="hero"
        aspect={
          projectsFromWall(drawing.type) ? 1.2 : Math.min(1.6, Math.max(0.8, drawing.width / drawing.height))
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

/** The drawing to scale with its measures. */
function ScaledFigure({ drawing, isMeasured }: ScaledFigureProps) {
  const isOut = projectsFromWall(drawing.type);
  return (
    <figure>
      <Picture drawing={drawing} />
      <figcaption className={[layout['row'], text['soft'], classes['caption']].join(' ')} data-small>
        {isMeasured ? (
          <>
            <span>{inCm(drawing.width)} cm de ancho</span>
            <span>
              {inCm(drawing.height)} cm de {isOut ? 'salida' : 'alto'}
            </span>
          </>
        ) : (
          <span>Se dibujará a escala con tus medidas.</span>
        )}
      </figcaption>
    </figure>
  );
}
