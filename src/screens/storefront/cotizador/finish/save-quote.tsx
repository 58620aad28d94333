import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { keepMargin } from '#machines/support/margin.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import type { Draft } from '#src/api/draft.ts';
import { newKey } from '#src/browser/new-key.ts';
import { href } from '#src/config/routes.ts';
import { OutboxNote } from '#src/features/outbox/outbox-note.tsx';
import { versionName } from '#src/features/quotes/version-name.ts';
import { inCurrency } from '#src/format/money.ts';
import { RemoteForm } from '#src/forms/remote-form.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { PriceListActor } from '../price/use-prices.ts';
import { useQuoter } from '../quoter-state.ts';
import classes from './finish.module.css';
import { resaleOf } from './resale.ts';
import { SaveFields } from './save-fields.tsx';
import { hasOtherPrice, isOfWindow } from './server-messages.ts';
import { useDraftWithMargin } from './starting-margin.ts';
import { useSaving } from './use-saving.ts';

/** Address of a saved quote in its maker's list. */
const savedHref = (id: string): string =>
  `${href('quotes')}?${new URLSearchParams({ cotizacion: id }).toString()}`;

/** It was deleted, or another account made it. */
const NOT_FOUND = 404;
/** It was changed since. */
const CONFLICT = 409;
const TITLE_ID = 'guardar-cotizacion';

const fields = ['title', 'client.name', 'client.phone', 'client.email', 'margin_bp', 'total_centavos'];

/** A quote that was never saved. */
const newQuote = () => ({ id: newKey(), revision: null, folio: null });

interface SaveQuoteProps {
  readonly totals: Totals;
  readonly userPrices: PriceListActor | null;
}

/** Saves the quote. Its id stays the same, so saving again updates it. */
export function SaveQuote({ totals, userPrices }: SaveQuoteProps) {
  const { actor, book } = useQuoter();
  const { draft, isLast } = useDraftWithMargin();
  const { form, save, outbox } = useSaving(totals, userPrices);
  const snapshot = useSelector(form, (state) => state);
  const { error, kept } = snapshot.context;
  if (book === null) return null;
  const saveAs = (quote: NonNullable<Draft['quote']>) => {
    if (book.buyer.kind === 'public') {
      save(quote, book, null);
      return;
    }
    const resale = resaleOf(draft);
    if ('wrongField' in resale) {
      document.getElementById(resale.wrongField)?.focus();
      return;
    }
    const { margin, rounded = false } = draft;
    // What it began with becomes its own.
    if (isLast) actor.send({ type: 'edit.describe', patch: { margin, rounded } });
    if (resale.marginBp !== null) keepMargin({ margin: margin.trim(), rounded });
    save(quote, book, resale);
  };
  const folio = draft.quote?.folio ?? null;
  const isGone = error?.status === NOT_FOUND;
  return (
    <section aria-labelledby={TITLE_ID} className={cx(layout.stack, classes.end)} data-gap="wide">
      <h3 id={TITLE_ID} tabIndex={-1} data-finish className={cx(text.name, classes.title)}>
        {folio === null ? 'Guarda tu cotización' : `Guarda los cambios de ${folio}`}
      </h3>
      {draft.quote?.isOffered === true ? (
        <p className={text.soft}>
          Tu cliente ya tiene su enlace: al guardar, ahí ve la versión nueva y qué cambió, y la anterior ya no
          se puede aceptar.
        </p>
      ) : null}
      <RemoteForm
        labelledBy={TITLE_ID}
        // The draft has its own store.
        keptAs={null}
        fields={[...fields, ...Object.keys(error?.fields ?? {}).filter(isOfWindow)]}
        error={error}
        progress={progressOf(snapshot)}
        waitingLabel="Guardando tu cotización…"
        submitLabel={folio === null ? 'Guardar cotización' : `Guardar cambios en ${folio}`}
        onCancel={() => {
          form.send({ type: 'form.cancel' });
        }}
        onSubmit={() => {
          saveAs(draft.quote ?? newQuote());
        }}
      >
        <SaveFields />
      </RemoteForm>
      {outbox === null || draft.quote === null ? null : (
        <OutboxNote outbox={outbox} quoteId={draft.quote.id} todayCentavos={totals.total_centavos} />
      )}
      {hasOtherPrice(error) && kept !== null ? (
        <p
          role="status"
          className={layout.note}
        >{`Los precios cambiaron mientras cotizabas: era ${inCurrency(kept.total_centavos)}${kept.total_centavos === totals.total_centavos ? '' : ` y hoy es ${inCurrency(totals.total_centavos)}`}. Revísalos y guarda otra vez; no se perdió nada.`}</p>
      ) : null}
      {(isGone || error?.status === CONFLICT) && draft.quote !== null ? (
        <div className={cx(layout.stack, layout.note)}>
          <p>
            {isGone
              ? 'Ya no está entre tus cotizaciones. Nada se perdió: guárdala como otra.'
              : 'La que está guardada ya no es la que abriste. Tú decides:'}
          </p>
          <p className={layout.row} data-gap="small">
            {isGone ? null : (
              <Link className={buttonClass('small')} to={savedHref(draft.quote.id)}>
                Ver la guardada
              </Link>
            )}
            <button
              type="button"
              className={buttonClass('small')}
              onClick={() => {
                saveAs(newQuote());
              }}
            >
              Guardar como otra
            </button>
          </p>
        </div>
      ) : null}
      <p role="status" className={cx(text.text, layout.optional)}>
        {snapshot.matches('done') && snapshot.context.reply !== null ? (
          <>
            Guardada con folio {versionName(snapshot.context.reply)}.{' '}
            <Link to={savedHref(snapshot.context.reply.id)}>Verla en tus cotizaciones</Link>
          </>
        ) : null}
      </p>
    </section>
  );
}
