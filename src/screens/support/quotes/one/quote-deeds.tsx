import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { buttonClass } from '#src/ui/button.ts';
import {
  IconCheck,
  IconCopyPlus,
  IconPackage,
  IconPencil,
  IconRefresh,
  IconSend,
  IconTrash,
  IconX,
} from '#src/ui/icons.ts';
import type { QuoteActor } from './actors.ts';
import classes from './quote-deeds.module.css';
import { duplicateHref, editHref, orderHref } from './quoter-links.ts';

interface QuoteDeedsProps {
  readonly actor: QuoteActor;
  readonly quote: SavedQuote;
  readonly status: QuoteStatus;
  /** Shows what renewing would change. */
  readonly onRenew: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const ANY_PRICE = { price_list: { id: '', version: 0 }, total_centavos: 0 };

/** What can be done with a quote as it stands: the chart says what, the first is what mostly comes next. */
export function QuoteDeeds({ actor, quote, status, onRenew }: QuoteDeedsProps) {
  const snapshot = useSelector(actor, (state) => state);
  const can = (type: 'send' | 'accept' | 'reject' | 'convert' | 'remove') =>
    snapshot.can({ type: `quote.${type}` });
  const isAccepted = status === 'aceptada';
  return (
    <div role="group" aria-label="Qué puedes hacer" className={classes['deeds']}>
      {can('send') ? (
        <button
          type="button"
          className={buttonClass('filled')}
          onClick={() => {
            actor.send({ type: 'quote.send' });
          }}
        >
          <IconSend {...icon} />
          Compartir
        </button>
      ) : null}
      {can('convert') ? (
        <button
          type="button"
          className={buttonClass(isAccepted ? 'filled' : 'plain')}
          onClick={() => {
            actor.send({ type: 'quote.convert' });
          }}
        >
          <IconPackage {...icon} />
          Hacer pedido
        </button>
      ) : null}
      {quote.order_id === null ? null : (
        <Link className={buttonClass('filled')} to={orderHref(quote.order_id)}>
          <IconPackage {...icon} />
          Ver el pedido
        </Link>
      )}
      {can('accept') ? (
        <button
          type="button"
          className={buttonClass()}
          onClick={() => {
            actor.send({ type: 'quote.accept' });
          }}
        >
          <IconCheck {...icon} />
          La aceptó por teléfono
        </button>
      ) : null}
      {can('reject') ? (
        <button
          type="button"
          className={buttonClass()}
          onClick={() => {
            actor.send({ type: 'quote.reject' });
          }}
        >
          <IconX {...icon} />
          La rechazó por teléfono
        </button>
      ) : null}
      {snapshot.can({ type: 'quote.renew', ...ANY_PRICE }) ? (
        <button
          type="button"
          className={buttonClass(status === 'vencida' ? 'filled' : 'plain')}
          onClick={onRenew}
        >
          <IconRefresh {...icon} />
          Renovar
        </button>
      ) : null}
      {status === 'borrador' ? (
        <Link className={buttonClass()} to={editHref(quote.id)}>
          <IconPencil {...icon} />
          Editar en el cotizador
        </Link>
      ) : null}
      <Link className={buttonClass()} to={duplicateHref(quote.id)}>
        <IconCopyPlus {...icon} />
        Duplicar
      </Link>
      {can('remove') ? (
        <button
          type="button"
          className={buttonClass()}
          onClick={() => {
            actor.send({ type: 'quote.remove' });
          }}
        >
          <IconTrash {...icon} />
          Eliminar
        </button>
      ) : null}
    </div>
  );
}
