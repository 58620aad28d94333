import layout from '#src/ui/layout.module.css';
import text from '#src/ui/text.module.css';
import type { Refusal, Alternative } from '#src/quoting/quote.ts';
import { linePriceFor, seesIva } from '#src/quoting/buyer.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { inCm } from '#src/format/measures.ts';
import { inPesos } from '#src/format/money.ts';
import { capital, listed, small } from '#src/format/words.ts';
import { drawingOfWindow } from '#src/features/windows/drawing-of-window.ts';
import { applyAlternative } from '#src/features/windows/choices.ts';
import { secondMeasure } from '#src/features/windows/piece-words.ts';
import { sayChange, sayDrawback, sayReason } from '#src/features/windows/reason-texts.ts';
import type { Editing } from './quoter-state.ts';
import { SizeChoicesNote } from './size-choices-note.tsx';
import classes from './alternatives.module.css';

/** At most this many solutions are shown; the engine lists the smallest changes first. */
const MOST = 4;

/** Why a window cannot be made, and possible solutions side by side; or the solution that was chosen. */
export function Alternatives({ editing }: { readonly editing: Editing }) {
  const { outcome } = editing.current;
  return outcome?.kind === 'refusal' ? (
    <Refused editing={editing} refusal={outcome} />
  ) : (
    <SizeChoicesNote editing={editing} />
  );
}

interface RefusedProps {
  readonly editing: Editing;
  readonly refusal: Refusal;
}

function Refused({ editing, refusal: { reasons, alternatives } }: RefusedProps) {
  const { nameOf } = editing.quotable;
  const { name: height } = secondMeasure(editing.current.window.family);
  const texts = [...new Set(reasons.map((reason) => sayReason(reason, nameOf, height)))];
  return (
    <section aria-labelledby="no-cabe" className={classes['refused']}>
      <h3 id="no-cabe" className={`${text['name'] ?? ''} ${classes['title'] ?? ''}`}>
        {alternatives.length > 0 ? 'No cabe, pero así sí' : 'Así no se puede hacer'}
      </h3>
      <div role="status">
        <ul className={classes['reasons']}>
          {texts.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      {alternatives.length === 0 ? (
        <p>Prueba otra medida, otra tela, o divide la medida en dos.</p>
      ) : (
        <ul className={`${layout['columns'] ?? ''} ${classes['solutions'] ?? ''}`} data-fill>
          {alternatives.slice(0, MOST).map((solution) => (
            <li key={JSON.stringify(solution.changes)}>
              <Solution editing={editing} solution={solution} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const lays = { normal: null, rotated: 'Tela en horizontal', joined: 'Con una unión' } as const;

/** Details that the drawing does not show. */
function Details({ solution: { quote } }: { readonly solution: Alternative }) {
  const { widthsMm, cloth } = quote.made;
  const lay = cloth === null ? null : lays[cloth.lay];
  const widths = widthsMm.length > 1 ? widthsMm.map((mm) => `${inCm(mm)} cm`).join(' + ') : null;
  const texts = [widths, lay].filter((part) => part !== null).join(', ');
  return texts === '' ? null : <span className={classes['how']}>{texts}</span>;
}

interface SolutionProps {
  readonly editing: Editing;
  readonly solution: Alternative;
}

function Solution({ editing, solution }: SolutionProps) {
  const { current, change, draft, book, quotable } = editing;
  const { window, reading } = current;
  const patch = applyAlternative(solution, draft.unit);
  const { line } = solution.quote;
  const drawing = drawingOfWindow(
    { ...window, choices: patch.choices ?? window.choices },
    { ...reading, heightMm: line.heightMm },
  );
  const title = capital(listed(solution.changes.map((one) => small(sayChange(one, quotable.nameOf)))));
  const { totalCentavos } = linePriceFor(solution.quote, book.list, book.buyer);
  return (
    <article className={`${layout['card'] ?? ''} ${classes['solution'] ?? ''}`} aria-label={title}>
      {drawing === null ? null : (
        <div className={`${layout['picture'] ?? ''} ${classes['picture'] ?? ''}`}>
          <ProductDrawing decorative {...drawing} aspect={1.3} />
          <Details solution={solution} />
        </div>
      )}
      <h4 className={text['name']}>{title}</h4>
      <p className={`${text['figure'] ?? ''} ${classes['price'] ?? ''}`}>
        {inPesos(totalCentavos)}{' '}
        <span className={text['soft']} data-small>
          {seesIva(book.buyer) ? 'con IVA' : 'sin IVA'}
        </span>
      </p>
      {solution.drawbacks.length === 0 ? (
        <p className={`${text['soft'] ?? ''} ${classes['drawbacks'] ?? ''}`}>Sin desventajas.</p>
      ) : (
        <ul className={`${text['soft'] ?? ''} ${classes['drawbacks'] ?? ''}`}>
          {solution.drawbacks.map((drawback) => (
            <li key={drawback}>{sayDrawback(drawback)}</li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={buttonClass('filled')}
        aria-label={`Elegir: ${title}`}
        onClick={() => {
          change({ ...patch, before: window.before ?? window.choices });
        }}
      >
        Elegir
      </button>
    </article>
  );
}
