import type { Refusal, WayOut } from '#src/quoting/quote.ts';
import { linePriceFor, seesIva } from '#src/quoting/buyer.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { capital, listed, small } from '../../support/shop/format.ts';
import { drawingOfWindow } from '../../support/quoting/drawing-of-window.ts';
import { taking } from '../../support/quoting/choices.ts';
import { inPesos } from '../../support/quoting/money.ts';
import { sayChange, sayDrawback, sayReason } from '../../support/quoting/sayings.ts';
import type { Work } from './bench.ts';
import classes from './ways-out.module.css';

/** As many as can be compared at a glance: the engine has the smallest changes first. */
const MOST = 4;

/** Why a window cannot be made as it stands, and what can be made in its place, side by side. */
export function WaysOut({ work }: { readonly work: Work }) {
  const { outcome } = work.current;
  return outcome?.kind === 'refusal' ? <Refused work={work} refusal={outcome} /> : null;
}

interface RefusedProps {
  readonly work: Work;
  readonly refusal: Refusal;
}

function Refused({ work, refusal: { reasons, waysOut } }: RefusedProps) {
  const { nameOf } = work.quotable;
  const said = [...new Set(reasons.map((reason) => sayReason(reason, nameOf)))];
  return (
    <section aria-labelledby="no-cabe" className={classes['refused']}>
      <h3 id="no-cabe" className={classes['title']}>
        {waysOut.length > 0 ? 'No cabe, pero así sí' : 'Así no se puede hacer'}
      </h3>
      <div role="status">
        <ul className={classes['reasons']}>
          {said.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      {waysOut.length === 0 ? (
        <p>Prueba otra medida, otra tela, o reparte el vano en dos ventanas.</p>
      ) : (
        <ul className={classes['ways']}>
          {waysOut.slice(0, MOST).map((way) => (
            <li key={JSON.stringify(way.changes)}>
              <Way work={work} way={way} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const lays = { normal: null, rotated: 'Tela acostada', joined: 'Con una unión' } as const;

/** What the picture alone does not show. */
function How({ way: { quote } }: { readonly way: WayOut }) {
  const { widthsMm, cloth } = quote.made;
  const lay = cloth === null ? null : lays[cloth.lay];
  const widths = widthsMm.length > 1 ? widthsMm.map((mm) => `${String(mm / 10)} cm`).join(' + ') : null;
  const said = [widths, lay].filter((part) => part !== null).join(', ');
  return said === '' ? null : <span className={classes['how']}>{said}</span>;
}

interface WayProps {
  readonly work: Work;
  readonly way: WayOut;
}

function Way({ work, way }: WayProps) {
  const { current, change, draft, book, quotable } = work;
  const { window, reading } = current;
  const patch = taking(way, draft.unit);
  const { line } = way.quote;
  const drawing = drawingOfWindow(
    { mount: window.mount, choices: patch.choices ?? window.choices },
    { ...reading, heightMm: line.heightMm },
  );
  const title = capital(listed(way.changes.map((one) => small(sayChange(one, quotable.nameOf)))));
  const { totalCentavos } = linePriceFor(way.quote, book.list, book.buyer);
  return (
    <article className={classes['way']} aria-label={title}>
      {drawing === null ? null : (
        <div className={classes['picture']}>
          <ProductDrawing decorative {...drawing} aspect={1.3} />
          <How way={way} />
        </div>
      )}
      <h4 className={classes['change']}>{title}</h4>
      <p className={classes['price']}>
        {inPesos(totalCentavos)} <span>{seesIva(book.buyer) ? 'con IVA' : 'más IVA'}</span>
      </p>
      {way.drawbacks.length === 0 ? (
        <p className={classes['text']}>Sin desventajas.</p>
      ) : (
        <ul className={classes['drawbacks']}>
          {way.drawbacks.map((drawback) => (
            <li key={drawback}>{sayDrawback(drawback)}</li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={buttonClass('filled')}
        aria-label={`Elegir: ${title}`}
        onClick={() => {
          change(patch);
        }}
      >
        Elegir
      </button>
    </article>
  );
}
