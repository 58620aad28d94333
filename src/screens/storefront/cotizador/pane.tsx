import { memo, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { seesIva } from '#src/quoting/buyer.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { standsOut, type Drawing } from '#src/ui/product/drawing.ts';
import { drawingOfWindow } from '../../support/quoting/drawing-of-window.ts';
import { inPesos } from '../../support/quoting/money.ts';
import type { PriceBook } from '../../support/quoting/price-book.ts';
import type { PricedDraftWindow } from '../../support/quoting/price-window.ts';
import { clientTotal, totalOfWindows } from '../../support/quoting/totals.ts';
import { readMargin } from '../../support/quoting/margin.ts';
import { useBench } from './bench.ts';
import { Breakdown } from './breakdown.tsx';
import classes from './pane.module.css';

/** How long a price stands before it is said aloud: figures are typed one by one. */
const SAY_AFTER_MS = 900;

/** The picture to scale and what it costs, beside the steps; below them on small screens, in a bar that opens. */
export function Pane() {
  const { current, priced, book, quotable, draft } = useBench();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const drawing = current === null ? null : drawingOfWindow(current.window, current.reading);
  const shown = useDeferredValue(drawing);
  // Sums over hundreds of windows wait until the window that is typed at has been shown.
  const settled = useDeferredValue(priced);
  const total = useMemo(() => (book === null ? null : totalOfWindows(settled, book)), [settled, book]);
  const client = useMemo(() => {
    const margin = readMargin(draft.margin);
    return book === null ? null : clientTotal(settled, book, 'bp' in margin ? margin.bp : null);
  }, [settled, book, draft.margin]);
  const said = sayingOf(current, book);
  // Before there is a window there is nothing to draw, and the products have the room.
  if (draft.windows.length === 0) return null;
  return (
    <aside className={classes['pane']} aria-label="Dibujo y precio" data-open={isOpen || undefined}>
      <div className={classes['bar']}>
        {shown === null ? null : <Icon drawing={shown} />}
        <div className={classes['now']}>
          <p className={classes['price']} data-none={(current?.price ?? null) === null || undefined}>
            {said.short}
          </p>
          <p className={classes['note']}>{said.note}</p>
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
      <Said text={said.aloud} />
      <div id={id} className={classes['rest']}>
        {shown === null ? null : (
          <ToScale drawing={shown} isMeasured={(current?.reading.line ?? null) !== null} />
        )}
        {current !== null && book !== null && quotable !== null ? (
          <Breakdown priced={current} book={book} quotable={quotable} />
        ) : null}
        {total === null || priced.length < 2 ? null : (
          <p className={classes['total']}>
            <span>Toda tu cotización</span>
            <strong>{inPesos(total.holdsIva ? total.totalCentavos : total.subtotalCentavos)}</strong>
            <span className={classes['note']}>{total.holdsIva ? 'con IVA' : 'más IVA'}</span>
          </p>
        )}
        {client === null ? null : (
          <p className={classes['total']}>
            <span>Tu cliente paga</span>
            <strong>{inPesos(client.totalCentavos)}</strong>
            <span className={classes['note']}>con IVA</span>
          </p>
        )}
      </div>
    </aside>
  );
}

interface Saying {
  readonly short: string;
  readonly note: string;
  readonly aloud: string;
}

/** The price of a window, or what it still wants. */
function sayingOf(current: PricedDraftWindow | null, book: PriceBook | null): Saying {
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
      note: outcome.waysOut.length > 0 ? 'Abajo verás cómo sí.' : 'Revisa sus medidas.',
      aloud: `${window.name}: así no se puede hacer.`,
    };
  }
  if (window.family === null) return { short: 'Sin precio aún', note: 'Elige un producto.', aloud: '' };
  return { short: 'Sin precio aún', note: 'Escribe el ancho y el alto.', aloud: '' };
}

/** Says a text to those who listen, once it has stood for a moment. */
function Said({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(text);
    }, SAY_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  );
}

interface PictureProps {
  readonly drawing: Drawing;
}

/** A picture is what costs most of all that is typed at: it is drawn again where something of it changed. */
const isSamePicture = (one: PictureProps, other: PictureProps): boolean =>
  one.drawing === other.drawing || JSON.stringify(one.drawing) === JSON.stringify(other.drawing);

/** The window beside its price, in the bar of small screens. */
const Icon = memo(
  ({ drawing }: PictureProps) => (
    <div className={classes['icon']}>
      <ProductDrawing decorative {...drawing} detail="icon" />
    </div>
  ),
  isSamePicture,
);

/** The window in its true proportions. */
const Picture = memo(
  ({ drawing }: PictureProps) => (
    <div className={classes['picture']}>
      <ProductDrawing
        {...drawing}
        detail="hero"
        aspect={standsOut(drawing.type) ? 1.2 : Math.min(1.6, Math.max(0.8, drawing.width / drawing.height))}
      />
    </div>
  ),
  isSamePicture,
);

const inCm = (mm: number) => `${String(Math.round(mm) / 10)} cm`;

interface ToScaleProps extends PictureProps {
  /** Whether its measures are the person's own. */
  readonly isMeasured: boolean;
}

/** The window to scale, with its measures at its sides. */
function ToScale({ drawing, isMeasured }: ToScaleProps) {
  const isOut = standsOut(drawing.type);
  return (
    <figure className={classes['figure']}>
      <Picture drawing={drawing} />
      <figcaption className={classes['caption']}>
        {isMeasured ? (
          <>
            <span className={classes['across']}>{inCm(drawing.width)} de ancho</span>
            <span className={classes['down']}>
              {inCm(drawing.height)} de {isOut ? 'salida' : 'alto'}
            </span>
          </>
        ) : (
          <span>Se dibujará a escala con tus medidas.</span>
        )}
      </figcaption>
    </figure>
  );
}
