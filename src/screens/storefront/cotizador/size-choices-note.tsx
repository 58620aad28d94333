import layout from '#src/ui/layout.module.css';
import { seesIva } from '#src/quoting/buyer.ts';
import { buttonClass } from '#src/ui/button.ts';
import { inPesos } from '#src/format/money.ts';
import { capital, listed, small } from '#src/format/words.ts';
import { sayChange, sayDrawback } from '#src/features/windows/reason-texts.ts';
import { sizeChoicesOf } from '#src/features/windows/size-choices.ts';
import type { Editing } from './quoter-state.ts';

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
  const drawbacks = current.outcome?.kind === 'quote' ? current.outcome.drawbacks.map(sayDrawback) : [];
  return (
    <div
      className={`${layout['row'] ?? ''} ${layout['note'] ?? ''}`}
      data-tone={isNeeded ? 'plain' : undefined}
      role="status"
    >
      <p>
        {isNeeded
          ? [`Por su medida: ${small(names)}.`, ...drawbacks].join(' ')
          : `${names}: esta medida ya no lo necesita. Sin eso cuesta ${inPesos(plainCentavos)} en lugar de ${inPesos(current.price?.totalCentavos ?? 0)}, ${iva}.`}
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
