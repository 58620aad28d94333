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
import { renewalNow } from '../standing.ts';
import type { QuoteActor } from './actors.ts';
import classes from './quote-deeds.module.css';
import { duplicateHref, editHref, orderHref } from './quoter-links.ts';

interface QuoteDeedsProps {
  readonly actor: QuoteActor;
  readonly quote: SavedQuote;
  readonly status: QuoteStatus;
  /** Whether its prices are known to be others than today's. */
  readonly isOutdated: boolean;
  /** Shows what renewing would change. */
  readonly onRenew: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const ANY_PRICE = { price_list: { id: '', version: 0 }, total_centavos: 0 };

/** What can be done with a quote as it stands: the chart says what, the first is what mostly comes next. */
export function QuoteDeeds({ actor, quote, status, isOutdated, onRenew }: QuoteDeedsProps) {
  const snapshot = useSelector(actor, (state) => state);
  const can = (type: 'send' | 'accept' | 'reject' | 'convert' | 'remove') =>
    snapshot.can({ type: `quote.${type}` });
  const renewal = renewalNow(status, isOutdated);
  const mayRenew = snapshot.can({ type: 'quote.renew', ...ANY_PRICE });
  const isOrderNext = status === 'aceptada' && renewal !== 'next';
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
      {mayRenew && renewal === 'next' ? <RenewButton look="filled" onRenew={onRenew} /> : null}
      {can('convert') ? (
        <button
          type="button"
          className={buttonClass(isOrderNext ? 'filled' : 'plain')}
          onClick={() => {
            actor.send({ type: 'quote.convert' });
          }}
        >
          <IconPackage {...icon} />
          Hacer pedido
        </button>
      ) : null}
      {quote.order_id === null ? null : (
        <Link className={buttonClass('filled')} to={orderHref(quote.order_id, true)}>
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
      {mayRenew && renewal === 'possible' ? <RenewButton look="plain" onRenew={onRenew} /> : null}
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

interface RenewButtonProps {
  readonly look: 'filled' | 'plain';
  readonly onRenew: () => void;
}

const RenewButton = ({ look, onRenew }: RenewButtonProps) => (
  <button type="button" className={buttonClass(look)} onClick={onRenew}>
    <IconRefresh {...icon} />
    Renovar
  </button>
);
