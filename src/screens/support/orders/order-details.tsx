import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import { hasRole } from '#src/config/permissions.ts';
import { href } from '#src/config/routes.ts';
import { TotalsList } from '../cart/totals-list.tsx';
import { WindowList } from '../cart/window-list.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { calendarOf, instantOf } from '../inventory/when.ts';
import { measuredWords } from '../quoting/measured.ts';
import { useConfig, useServices } from '../services.ts';
import { counted } from '../shop/format.ts';
import { CancelOrder } from './cancel-order.tsx';
import { FactsList } from './facts-list.tsx';
import { MoveOrder } from './move-order.tsx';
import { OrderAgain } from './order-again.tsx';
import classes from './order-details.module.css';
import { makerName } from './order-row.ts';
import { OrderSection } from './order-section.tsx';
import { StageMark } from './stage-mark.tsx';
import { stagesAfter } from './stages.ts';
import { Timeline } from './timeline.tsx';

interface OrderDetailsProps {
  readonly order: SavedOrder;
  /** Whether it is shown among those of a network; else it is the person's own. */
  readonly ofNetwork: boolean;
  /** It was brought to another stage, or is not as it is shown here. */
  readonly onChanged: () => void;
}

const nobodyNews = () => false;

/** What was measured of a window, for those who make its blind. */
const recessOf = ({ measured }: PricedWindow) =>
  measured === null ? null : <p className={classes['measured']}>{measuredWords(measured)}</p>;

/** An order: how far it is, what is in it, what it costs, its papers, and what can be done about it. */
export function OrderDetails({ order, ofNetwork, onChanged }: OrderDetailsProps) {
  const config = useConfig();
  const { session } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const calendar = useMemo(() => calendarOf(config.timeZone), [config.timeZone]);
  const [now] = useState(() => Date.now());
  const runsShop = hasRole(user, 'administrador');
  const isOwn = !ofNetwork || (user !== null && order.made_by?.id === user.id);
  const dayOf = (iso: string | null) => (iso === null || instantOf(iso) === null ? null : calendar.day(iso));
  const client = order.client ?? { name: null, phone: null, email: null };
  return (
    <div className={classes['details']}>
      <div className={classes['section']}>
        <StageMark stage={order.stage} />
        <FactsList
          facts={[
            { name: 'Hecha', value: dayOf(order.created_at) },
            { name: 'Prometida', value: dayOf(order.promised_on) },
            { name: 'De quién', value: ofNetwork ? makerName(order) : null },
            { name: 'Cliente', value: client.name },
            { name: 'Teléfono', value: client.phone },
            { name: 'Correo', value: client.email },
            {
              name: 'Cotización',
              value:
                order.quote_id === null ? null : (
                  <Link to={`${href(ofNetwork ? 'quotesAdmin' : 'quotes')}?cotizacion=${order.quote_id}`}>
                    Ver la cotización de la que salió
                  </Link>
                ),
            },
          ]}
        />
      </div>
      <OrderSection title="Cómo va">
        <Timeline order={order} calendar={calendar} now={now} />
      </OrderSection>
      {runsShop && stagesAfter(order.stage).length > 0 ? (
        <MoveOrder key={order.stage} order={order} onChanged={onChanged} />
      ) : null}
      <OrderSection title={`Qué lleva: ${counted(order.windows.length, 'ventana', 'ventanas')}`}>
        <WindowList label={`Ventanas de ${order.folio}`} windows={order.windows} notes={recessOf} />
      </OrderSection>
      <OrderSection title="Cuánto es">
        <TotalsList totals={order.totals} />
      </OrderSection>
      {order.notes === null ? null : (
        <OrderSection title="Notas">
          <p className={classes['text']}>{order.notes}</p>
        </OrderSection>
      )}
      <OrderSection title="Documentos">
        {order.documents.length === 0 ? (
          <p className={classes['soft']}>Todavía no hay documentos. Aparecen conforme avanza la orden.</p>
        ) : (
          <DocumentList files={order.documents} config={config} isNew={nobodyNews} />
        )}
      </OrderSection>
      {ofNetwork ? null : <OrderAgain order={order} />}
      {isOwn && !runsShop && order.stage === 'confirmado' ? (
        <CancelOrder order={order} onChanged={onChanged} />
      ) : null}
    </div>
  );
}
