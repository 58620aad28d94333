import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { addToCartMachine } from '#machines/add-to-cart.machine.ts';
import { priceListMachine } from '#machines/price-list.machine.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { OwnPrices } from '#src/api/contract/assumed/price-list.ts';
import { href } from '#src/config/routes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { notify } from '#src/ui/notices/notices.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { useActorSurroundings } from '../actor-surroundings.ts';
import { factsOfWindow } from '../cart/window-words.tsx';
import { WithQuotable } from '../cart/with-quotable.tsx';
import { failureText } from '../failure-text.ts';
import { progressOf } from '../progress-of.ts';
import { newKey } from '../quoting/new-key.ts';
import { differenceInPesos, inPesos } from '../quoting/money.ts';
import { ownBook } from '../quoting/price-book.ts';
import { ResourceView } from '../resource-view.tsx';
import { useServices } from '../services.ts';
import { counted } from '../shop/format.ts';
import { useArrival } from '../use-arrival.ts';
import { againPayload, againRows, againTotals } from './again.ts';
import classes from './order-again.module.css';
import { OrderSection } from './order-section.tsx';

interface OrderAgainProps {
  readonly order: SavedOrder;
}

/** The same once more: what it costs today beside what it cost then, and into the cart with one click. */
export function OrderAgain({ order }: OrderAgainProps) {
  const [asks, setAsks] = useState(false);
  return (
    <OrderSection title="Pedir otra vez">
      {asks ? (
        <Priced order={order} />
      ) : (
        <>
          <p className={classes['soft']}>
            Te decimos cuánto cuesta hoy, ventana por ventana, antes de agregarla.
          </p>
          <div>
            <button
              type="button"
              className={buttonClass()}
              onClick={() => {
                setAsks(true);
              }}
            >
              Ver a precio de hoy
            </button>
          </div>
        </>
      )}
    </OrderSection>
  );
}

function Priced({ order }: OrderAgainProps) {
  const actor = useActorRef(priceListMachine, useActorSurroundings());
  return (
    <ResourceView actor={actor} loading="Consultando los precios de hoy…">
      {(prices) => (
        <WithQuotable>
          {(quotable) => <Compared order={order} prices={prices} quotable={quotable} />}
        </WithQuotable>
      )}
    </ResourceView>
  );
}

interface ComparedProps extends OrderAgainProps {
  readonly prices: OwnPrices;
  readonly quotable: Quotable;
}

/** What to say of a difference in price. */
function differenceText(centavos: number): string {
  return centavos === 0 ? 'igual' : differenceInPesos(centavos);
}

function Compared({ order, prices, quotable }: ComparedProps) {
  const { counters } = useServices();
  const actor = useActorRef(addToCartMachine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const rows = useMemo(
    () => againRows(order.windows, ownBook(prices), quotable),
    [order.windows, prices, quotable],
  );
  // One run of keys: however often it is sent, the cart holds these windows once.
  const [keys] = useState(() => new Map(order.windows.map(({ key }) => [key, newKey()])));
  const payload = againPayload(rows, (key) => keys.get(key) ?? key);
  const totals = againTotals(rows);
  const gone = rows.length - payload.length;
  useArrival(
    actor,
    (state) => state.matches('done'),
    () => {
      counters.send({ type: 'cart.refresh' });
      void notify({
        title: `Agregamos ${counted(payload.length, 'ventana', 'ventanas')} a tu carrito`,
        text: <Link to={href('cart')}>Ver mi carrito</Link>,
      });
    },
  );
  const { error } = snapshot.context;
  return (
    <>
      <ul className={classes['rows']} aria-label="Precios de hoy">
        {rows.map(({ window, today }) => {
          return (
            <li key={window.key} className={classes['row']} data-gone={today.kind === 'gone' || undefined}>
              <span className={classes['name']}>{factsOfWindow(window, quotable).name}</span>
              {today.kind === 'gone' ? (
                <span className={classes['gone']}>{today.reasons.join(' ')}</span>
              ) : (
                <span className={classes['prices']}>
                  <s>
                    <span className="visually-hidden">Antes </span>
                    {inPesos(window.total_centavos)}
                  </s>{' '}
                  <span>
                    <span className="visually-hidden">Hoy </span>
                    {inPesos(today.centavos)}
                  </span>{' '}
                  <span className={classes['difference']}>
                    {differenceText(today.centavos - window.total_centavos)}
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {payload.length === 0 ? (
        <p className={classes['soft']}>
          Nada de esta orden se hace ya como estaba. <Link to={href('quoter')}>Cotiza algo parecido</Link>.
        </p>
      ) : (
        <p className={classes['sum']}>
          Hoy {inPesos(totals.today)}
          {order.totals.holds_iva ? ' con IVA' : ' más IVA'}, {differenceText(totals.today - totals.before)}
          {gone === 0 ? '.' : `; ${counted(gone, 'ventana se queda', 'ventanas se quedan')} fuera.`}
        </p>
      )}
      {error === null ? null : (
        <ErrorAlert title={failureText(error)}>
          {Object.keys(error.fields).length === 0 ? undefined : Object.values(error.fields).flat().join(' ')}
        </ErrorAlert>
      )}
      {snapshot.hasTag('waiting') ? (
        <Waiting
          label="Agregando al carrito…"
          {...progressOf(snapshot)}
          onCancel={() => {
            actor.send({ type: 'form.cancel' });
          }}
        />
      ) : null}
      {snapshot.matches('done') ? (
        <p role="status" className={classes['sum']}>
          Ya está en tu carrito. <Link to={href('cart')}>Ver mi carrito</Link>
        </p>
      ) : payload.length === 0 ? null : (
        <div>
          <button
            type="button"
            className={buttonClass('filled')}
            aria-disabled={snapshot.hasTag('waiting') || undefined}
            onClick={() => {
              actor.send({ type: 'form.submit', values: { windows: payload } });
            }}
          >
            Agregar {counted(payload.length, 'ventana', 'ventanas')} al carrito
          </button>
        </div>
      )}
    </>
  );
}
