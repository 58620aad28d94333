import { clsx as cx } from 'clsx';
import { flushSync } from 'react-dom';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { sayReason } from '#src/features/window-words/reason-texts.ts';
import { inCurrency } from '#src/format/money.ts';
import { seesIva } from '#src/quoting/money/buyer.ts';
import type { Refusal } from '#src/quoting/quote.ts';
import { decidingReasons } from '#src/quoting/reasons/deciding-reasons.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { Editing } from '../quoter-state.ts';
import { focusAccepted } from '../stepper/focus-step.ts';
import classes from './alternatives.module.css';
import { CutScheme } from './cut-scheme.tsx';
import { offersOf, type Offer } from './offers.ts';
import { RemotesNote } from './remotes-note.tsx';
import { SizeChoicesNote } from './size-choices-note.tsx';

/** Width of a picture divided by its height. */
const ASPECT = 1.3;

/** Why a window cannot be made, and what can, side by side; or what was chosen for its size, and what it lacks. */
export function Alternatives({ editing }: { readonly editing: Editing }) {
  const { window, outcome } = editing.current;
  return outcome?.kind === 'refusal' ? (
    <>
      {window.offer === null ? null : <SizeChoicesNote editing={editing} />}
      <Refused editing={editing} refusal={outcome} />
    </>
  ) : (
    <>
      <SizeChoicesNote editing={editing} />
      <RemotesNote editing={editing} />
    </>
  );
}

interface RefusedProps {
  readonly editing: Editing;
  readonly refusal: Refusal;
}

function Refused({ editing, refusal }: RefusedProps) {
  const { nameOf } = editing.quotable;
  const { name: height } = secondMeasure(editing.current.window.family);
  const reasons = decidingReasons(refusal.reasons, refusal.product);
  const texts = [...new Set(reasons.map((reason) => sayReason(reason, nameOf, height)))];
  const offers = offersOf(editing);
  return (
    <section aria-labelledby="no-cabe" className={classes.refused}>
      <h3 id="no-cabe" className={cx(text.name, classes.title)}>
        {offers.length > 0 ? 'No cabe, pero así sí' : 'Así no se puede hacer'}
      </h3>
      <div role="status">
        <ul className={cx(text.bullets, classes.reasons)}>
          {texts.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      {offers.length === 0 ? (
        <p>Prueba otra medida, otra tela, o divide la medida en dos.</p>
      ) : (
        <ul className={cx(layout.columns, classes.solutions)} data-gap="medium" data-fill>
          {offers.map((offer) => (
            <li key={offer.title}>
              <Solution editing={editing} offer={offer} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface SolutionProps {
  readonly editing: Editing;
  readonly offer: Offer;
}

function Solution({ editing: { change, book }, offer }: SolutionProps) {
  const { title, drawbacks } = offer;
  return (
    <article className={cx(layout.card, classes.solution)} aria-label={title}>
      <Picture offer={offer} />
      <h4 className={text.name}>{title}</h4>
      <p className={cx(text.figure, classes.price)}>
        <span translate="no">{inCurrency(offer.centavos)}</span>{' '}
        <span className={text.soft} data-small>
          {seesIva(book.buyer) ? 'con IVA' : 'sin IVA'}
        </span>
      </p>
      {drawbacks.length === 0 ? (
        <p className={cx(text.soft, classes.drawbacks)}>Sin desventajas.</p>
      ) : (
        <ul className={cx(text.soft, text.bullets, classes.drawbacks)}>
          {drawbacks.map((drawback) => (
            <li key={drawback}>{drawback}</li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={buttonClass('filled')}
        aria-label={`Elegir: ${title}`}
        onClick={() => {
          flushSync(() => {
            change(offer.patch);
          });
          focusAccepted();
        }}
      >
        Elegir
      </button>
    </article>
  );
}

/** The offer to scale, and how its fabric is cut. */
function Picture({ offer: { drawing, detail, quote } }: { readonly offer: Offer }) {
  if (drawing === null) return null;
  return (
    <div className={cx(layout.picture, classes.picture)}>
      <ProductDrawing decorative {...drawing} aspect={ASPECT} />
      <CutScheme quote={quote} />
      {detail === '' ? null : <span className={classes.how}>{detail}</span>}
    </div>
  );
}
