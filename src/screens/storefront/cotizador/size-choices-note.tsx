import layout from '#src/ui/layout.module.css';
import { seesIva } from '#src/quoting/buyer.ts';
import type { Drawback } from '#src/quoting/drawbacks.ts';
import { buttonClass } from '#src/ui/button.ts';
import { inPesos } from '#src/format/money.ts';
import { capital, listed, small } from '#src/format/words.ts';
import { drawbackTexts } from '#src/features/windows/drawback-texts.ts';
import { sayChange } from '#src/features/windows/reason-texts.ts';
import { sizeChoicesOf } from '#src/features/windows/size-choices.ts';
import type { Editing } from './quoter-state.ts';
import { remoteDrawbacks } from './remotes-note.tsx';

/** Remotes do not depend on the size: another note names what they lack. */
const isOfSize = (drawback: Drawback) => !remoteDrawbacks.has(drawback);

/**
 * Names the choices that a window's size asked for, with a button to take them back. When the size no longer needs
 * them, it says so with both prices.
 */
export function SizeChoicesNote({ editing }: { readonly editing: Editing }) {
  const { current, book, quotable, change } = editing;
  const choices = sizeChoicesOf(current, book);
  if (choices === null) return null;
  const { changes, without, plainCentavos } = choices;
  const names = capital(listed(changes.map((one) => small(sayChange(one, quotable.nameOf)))));
  const iva = seesIva(book.buyer) ? 'con IVA' : 'sin IVA';
  const isNeeded = plainCentavos === null;
  const told = isNeeded ? isOfSize : (drawback: Drawback) => drawback === 'minimum-per-cloth';
  const drawbacks =
    current.outcome?.kind === 'quote'
      ? drawbackTexts(current.outcome, current.outcome.drawbacks.filter(told), book)
      : [];
  return (
    <div
      className={`${layout['row'] ?? ''} ${layout['note'] ?? ''}`}
      data-tone={isNeeded ? 'plain' : undefined}
      role="status"
    >
      <p>
        {[
          isNeeded
            ? `Por su medida: ${small(names)}.`
            : `${names}: esta medida ya no lo necesita. Sin eso cuesta ${inPesos(plainCentavos)} en lugar de ${inPesos(current.price?.totalCentavos ?? 0)}, ${iva}.`,
          ...drawbacks,
        ].join(' ')}
      </p>
      <button
        type="button"
        className={buttonClass('small')}
        onClick={() => {
          change({ choices: without, before: null });
        }}
      >
        {isNeeded ? 'Elegir de nuevo' : 'Quitarlo'}
      </button>
    </div>
  );
}
