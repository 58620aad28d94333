import { clsx as cx } from 'clsx';
import { familyOf } from '#src/content/families.ts';
import { askedSizeOf, patchOf } from '#src/features/draft-windows/accepted-offer.ts';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { sayChange } from '#src/features/window-words/reason-texts.ts';
import { inCurrency } from '#src/format/money.ts';
import { capital, listed, small } from '#src/format/words.ts';
import { drawbacksOfOffer } from '#src/quoting/asked.ts';
import { seesIva } from '#src/quoting/money/buyer.ts';
import type { Drawback } from '#src/quoting/reasons/drawback.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { Editing } from '../quoter-state.ts';
import { drawbackTexts } from './drawback-texts.ts';
import { remoteDrawbacks } from './remotes-note.tsx';
import { sizeChoicesOf } from './size-choices.ts';

/** Remotes do not depend on the size: another note names what they lack. */
const isOfSize = (drawback: Drawback) => !remoteDrawbacks.has(drawback);

/**
 * Names what was accepted for a window's size, with a button to take it back. When the size no longer needs it, it says
 * so with both prices.
 */
export function SizeChoicesNote({ editing }: { readonly editing: Editing }) {
  const { current, draft, book, quotable, change } = editing;
  const choices = sizeChoicesOf(current, book, quotable);
  if (choices === null) return null;
  const { instead, changes, without, plainCentavos } = choices;
  const product = instead === null ? [] : [familyOf(instead.family).one];
  const said = [
    ...product,
    ...changes.map((one) => sayChange(one, quotable.nameOf, secondMeasure(current.window.family).name)),
  ];
  const names = capital(listed(said.map(small)));
  const iva = seesIva(book.buyer) ? 'con IVA' : 'sin IVA';
  const isNeeded = plainCentavos === null;
  const told = isNeeded ? isOfSize : (drawback: Drawback) => drawback === 'minimum-per-cloth';
  const { outcome, price } = current;
  const drawbacks =
    outcome?.kind === 'quote'
      ? drawbackTexts(
          outcome,
          [...outcome.drawbacks, ...drawbacksOfOffer(askedSizeOf(current), outcome.line)].filter(told),
          book,
        )
      : [];
  const now = price === null ? '' : ` en lugar de ${inCurrency(price.totalCentavos)}`;
  return (
    <div
      className={cx(layout.row, layout.note)}
      data-tone={isNeeded ? 'plain' : undefined}
      role="status"
      tabIndex={-1}
      data-accepted
    >
      <p>
        {[
          isNeeded
            ? `Por su medida: ${small(names)}.`
            : `${names}: esta medida ya no lo necesita. Sin eso cuesta ${inCurrency(plainCentavos)}${now}, ${iva}.`,
          ...drawbacks,
        ].join(' ')}
      </p>
      <button
        type="button"
        className={buttonClass('small')}
        onClick={() => {
          change({ ...patchOf(without, current, draft.unit), offer: null });
        }}
      >
        {isNeeded ? 'Elegir de nuevo' : 'Quitarlo'}
      </button>
    </div>
  );
}
