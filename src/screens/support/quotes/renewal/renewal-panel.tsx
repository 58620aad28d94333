import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { OwnPrices } from '#src/api/contract/assumed/price-list.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { buttonClass } from '#src/ui/button.ts';
import { differenceInPesos, inPesos } from '../../quoting/money.ts';
import { ownBook } from '../../quoting/price-book.ts';
import { duplicateHref } from '../one/quoter-links.ts';
import { renewalOf, type Renewal, type RenewedLine } from './renewal.ts';
import classes from './renewal-panel.module.css';

interface RenewalPanelProps {
  readonly quote: SavedQuote;
  readonly quotable: Quotable;
  readonly prices: OwnPrices;
  /** Whether its client has accepted it as it was. */
  readonly isAccepted: boolean;
  readonly isBusy: boolean;
  readonly onRenew: (seen: { price_list: { id: string; version: number }; total_centavos: number }) => void;
  readonly onClose: () => void;
}

/** What a quote costs today, line by line beside what it was; renewed with one click by what was seen. */
export function RenewalPanel({
  quote,
  quotable,
  prices,
  isAccepted,
  isBusy,
  onRenew,
  onClose,
}: RenewalPanelProps) {
  const titleId = useId();
  const renewal = useMemo(() => renewalOf(quote, quotable, ownBook(prices)), [quote, quotable, prices]);
  const { lines, before, after, clientAfter, list } = renewal;
  const impossible = lines.filter((line) => line.after === null).length;
  return (
    <section aria-labelledby={titleId} className={classes['renewal']}>
      <h3 ref={focusWhenShown} id={titleId} tabIndex={-1} className={classes['title']}>
        Renovar a precios de hoy
      </h3>
      <p className={classes['lead']}>{leadOf(renewal, impossible)}</p>
      {isAccepted && after !== null ? (
        <p className={classes['lead']}>
          Tu cliente aceptó los precios de antes: mándale el enlace nuevo para que la acepte otra vez.
        </p>
      ) : null}
      <div className={classes['scroll']}>
        <table className={classes['lines']}>
          <caption className="visually-hidden">Qué cambia en cada ventana</caption>
          <thead>
            <tr>
              <th scope="col">Ventana</th>
              <th scope="col">Antes</th>
              <th scope="col">Hoy</th>
              <th scope="col">Diferencia</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total con IVA</th>
              <td>{inPesos(before)}</td>
              <td>{after === null ? '–' : inPesos(after)}</td>
              <td>{after === null ? '–' : changeText(after - before)}</td>
            </tr>
            {clientAfter === null || quote.client_totals === null ? null : (
              <tr>
                <th scope="row">Tu cliente paga</th>
                <td>{inPesos(quote.client_totals.total_centavos)}</td>
                <td>{inPesos(clientAfter)}</td>
                <td>{changeText(clientAfter - quote.client_totals.total_centavos)}</td>
              </tr>
            )}
          </tfoot>
        </table>
      </div>
      <div className={classes['deeds']}>
        {after === null ? (
          <Link className={buttonClass('filled')} to={duplicateHref(quote.id)}>
            Cambiarla en una copia
          </Link>
        ) : (
          <button
            type="button"
            className={buttonClass('filled')}
            disabled={isBusy}
            onClick={() => {
              onRenew({ price_list: list, total_centavos: after });
            }}
          >
            Renovar a {inPesos(after)}
          </button>
        )}
        <button type="button" className={buttonClass()} onClick={onClose}>
          Ahora no
        </button>
      </div>
    </section>
  );
}

const focusWhenShown = (heading: HTMLElement | null) => {
  heading?.focus();
};

function leadOf({ lines, before, after }: Renewal, impossible: number): string {
  if (after === null) {
    return impossible === lines.length
      ? 'Ya no se puede hacer como está. Abre una copia y elige otra tela u otra medida.'
      : `${String(impossible)} de ${String(lines.length)} ventanas ya no se pueden hacer como están. Abre una copia y cámbialas ahí: lo demás se conserva.`;
  }
  if (after === before)
    return 'Los precios de hoy son los mismos. La vigencia empieza de nuevo y el enlace cambia.';
  return 'La vigencia empieza de nuevo y el enlace es otro: el anterior deja de servir.';
}

const changeText = (difference: number) => (difference === 0 ? 'igual' : differenceInPesos(difference));

function Line({ line: { name, before, after, problems } }: { readonly line: RenewedLine }) {
  return (
    <tr data-impossible={after === null || undefined}>
      <th scope="row">
        {name}
        {problems.map((problem) => (
          <span key={problem} className={classes['problem']}>
            {problem}
          </span>
        ))}
      </th>
      <td>{inPesos(before)}</td>
      <td>{after === null ? 'No se hace' : inPesos(after)}</td>
      <td data-change={after === null || after === before ? undefined : after > before ? 'up' : 'down'}>
        {after === null ? '–' : changeText(after - before)}
      </td>
    </tr>
  );
}
