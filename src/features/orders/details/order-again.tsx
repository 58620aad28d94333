import { Button, Group, Stack, Text } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { addToCartMachine } from '#machines/add-to-cart/add-to-cart.machine.ts';
import { priceListMachine } from '#machines/price-list/price-list.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { OwnPrices } from '#src/api/contract/assumed/price-list.ts';
import { newKey } from '#src/browser/new-key.ts';
import { href } from '#src/config/routes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { ownBook } from '#src/features/draft-windows/price-book.ts';
import { factsOf } from '#src/features/quoted-windows/window-facts.ts';
import { WithQuotable } from '#src/features/quoted-windows/with-quotable.tsx';
import { differenceInCurrency, inCurrency } from '#src/format/money.ts';
import { counted, countedLines } from '#src/format/words.ts';
import { PagedList } from '#src/lists/paged-list.tsx';
import { sentencesOf } from '#src/reading/sentences-of.ts';
import { FailureAlert } from '#src/remote-data/failure-alert.tsx';
import { ResourceView } from '#src/remote-data/resource-view.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import { notify } from '#src/ui/notices/notices.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { againPayload, againRows, againTotals, type AgainRow } from './order-again-lines.ts';
import classes from './order-again.module.css';
import { OrderSection } from './order-section.tsx';

interface OrderAgainProps {
  readonly order: SavedOrder;
}

/** Compares an order's prices with today's, and adds its windows to the cart again. */
export function OrderAgain({ order }: OrderAgainProps) {
  const prices = useActorRef(priceListMachine, useActorSurroundings());
  const isIdle = useSelector(prices, (snapshot) => snapshot.matches('idle'));
  return (
    <OrderSection title="Pedir otra vez">
      {isIdle ? (
        <>
          <Text c="dimmed" fz="md">
            Te decimos cuánto cuesta hoy, partida por partida, antes de agregarla.
          </Text>
          <div>
            <Button
              size="md"
              onClick={() => {
                prices.send({ type: 'resource.load', input: {} });
              }}
            >
              Ver a precio de hoy
            </Button>
          </div>
        </>
      ) : (
        <ResourceView actor={prices} loading="Consultando los precios de hoy…">
          {(own) => (
            <WithQuotable>
              {(quotable) => <Compared order={order} prices={own} quotable={quotable} />}
            </WithQuotable>
          )}
        </ResourceView>
      )}
    </OrderSection>
  );
}

interface ComparedProps extends OrderAgainProps {
  readonly prices: OwnPrices;
  readonly quotable: Quotable;
}

/** A difference in price as text. */
function differenceText(centavos: number): string {
  return centavos === 0 ? 'igual' : differenceInCurrency(centavos);
}

function Compared({ order, prices, quotable }: ComparedProps) {
  const actor = useActorRef(addToCartMachine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const rows = useMemo(
    () => againRows(order.windows, ownBook(prices), quotable),
    [order.windows, prices, quotable],
  );
  // The keys are made once: sending again does not add the windows again.
  const [keys] = useState(() => new Map(order.windows.map(({ key }) => [key, newKey()])));
  const [page, setPage] = useState(1);
  const payload = againPayload(rows, (key) => keys.get(key) ?? key);
  const totals = againTotals(rows);
  const discontinued = rows.length - payload.length;
  useArrival(
    actor,
    (state) => state.matches('done'),
    () => {
      void notify({
        title: `Agregamos ${countedLines(payload.length)} a tu carrito`,
        text: <Link to={href('cart')}>Ver mi carrito</Link>,
      });
    },
  );
  const { error } = snapshot.context;
  return (
    <>
      <PagedList label="Precios de hoy" rows={rows} page={page} onPage={setPage}>
        {(shown, listId) => (
          <Stack component="ul" id={listId} gap={0} className={layout.lines} aria-label="Precios de hoy">
            {shown.map((row) => (
              <PriceRow key={row.window.key} row={row} quotable={quotable} />
            ))}
          </Stack>
        )}
      </PagedList>
      {payload.length === 0 ? (
        <Text c="dimmed" fz="md">
          Nada de esta orden se hace ya como estaba. <Link to={href('quoter')}>Cotiza algo parecido</Link>.
        </Text>
      ) : (
        <Text fw={500} fz="md">
          {`Hoy ${inCurrency(totals.today)}${order.totals.holds_iva ? ' con IVA' : ' sin IVA'}, ${differenceText(totals.today - totals.before)}${
            discontinued === 0
              ? '.'
              : `; ${counted(discontinued, 'partida se queda', 'partidas se quedan')} fuera.`
          }`}
        </Text>
      )}
      {error === null ? null : (
        <FailureAlert error={error}>{sentencesOf(error).join(' ') || undefined}</FailureAlert>
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
        <Text fw={500} fz="md" role="status">
          Ya está en tu carrito. <Link to={href('cart')}>Ver mi carrito</Link>
        </Text>
      ) : payload.length === 0 ? null : (
        <div>
          <Button
            variant="filled"
            size="md"
            aria-disabled={snapshot.hasTag('waiting') || undefined}
            onClick={() => {
              actor.send({ type: 'form.submit', values: { windows: payload } });
            }}
          >
            Agregar {countedLines(payload.length)} al carrito
          </Button>
        </div>
      )}
    </>
  );
}

interface PriceRowProps {
  readonly row: AgainRow;
  readonly quotable: Quotable;
}

/** A window at its old price and at today's, or why it is discontinued. */
function PriceRow({ row: { window, today }, quotable }: PriceRowProps) {
  return (
    <li
      className={cx(text.figure, classes.row)}
      data-discontinued={today.kind === 'discontinued' || undefined}
    >
      <Text span fw={500} fz="md">
        {factsOf(window, quotable).name}
      </Text>
      {today.kind === 'discontinued' ? (
        <Text span c="red" fz="sm" flex="1 1 100%">
          {today.reasons.join(' ')}
        </Text>
      ) : (
        <Group component="span" gap="0 0.75rem">
          <s>
            <span className="visually-hidden">Antes </span>
            <span translate="no">{inCurrency(window.total_centavos)}</span>
          </s>{' '}
          <span>
            <span className="visually-hidden">Hoy </span>
            <span translate="no">{inCurrency(today.centavos)}</span>
          </span>{' '}
          <Text span c="dimmed" fz="inherit" ta="end" miw="5rem">
            {differenceText(today.centavos - window.total_centavos)}
          </Text>
        </Group>
      )}
    </li>
  );
}
