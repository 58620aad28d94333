import { Button, Group, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { Cart } from '#src/api/contract/assumed/cart.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { textIn } from '#src/browser/form-values.ts';
import { href } from '#src/config/routes.ts';
import { readAddress } from '#src/features/delivery/address-fields.tsx';
import { DeliveryNote } from '#src/features/delivery/delivery-note.tsx';
import { estimateOfQuoted } from '#src/features/delivery/estimate.ts';
import { refusedInstallation } from '#src/features/delivery/installer-text.ts';
import { OrderAddressFields } from '#src/features/delivery/order-address-fields.tsx';
import { PlaceEstimate } from '#src/features/delivery/place-estimate.tsx';
import { useAvailability } from '#src/features/delivery/use-availability.ts';
import { usePlace } from '#src/features/delivery/use-place.ts';
import { useQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { TotalsList } from '#src/features/quoted-windows/totals-list.tsx';
import { WorkshopNotes } from '#src/features/quoted-windows/workshop-notes.tsx';
import { longDay } from '#src/format/long-dates.ts';
import { inCurrency } from '#src/format/money.ts';
import { countedLines } from '#src/format/words.ts';
import { SubmitButton } from '#src/forms/submit-button.tsx';
import { TypedForm } from '#src/forms/typed-form.tsx';
import { promiseFor } from '#src/promise/promise.ts';
import { sentencesOf } from '#src/reading/sentences-of.ts';
import { HeldFailure } from '#src/remote-data/failure-alert.tsx';
import { useRetryWait, type RetryWait } from '#src/remote-data/use-retry-wait.ts';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { CheckOutActor } from '../lines/cart-actor.ts';
import { ChangesList } from './changes-list.tsx';

interface CheckOutBodyProps {
  readonly actor: CheckOutActor;
}

/** The content of the check-out dialog: the wait for current prices, the review, and the placed order. */
export function CheckOutBody({ actor }: CheckOutBodyProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { cart, order, error } = snapshot.context;
  const wait = useRetryWait(error);
  if (snapshot.matches('done') && order !== null) return <Ordered actor={actor} order={order} />;
  return (
    <>
      {error === null || snapshot.hasTag('waiting') ? null : <Failed actor={actor} wait={wait} />}
      {snapshot.matches('looking') ? (
        <Waiting
          label="Revisando los precios de hoy…"
          {...progressOf(snapshot)}
          onCancel={() => {
            actor.send({ type: 'checkOut.cancel' });
          }}
        />
      ) : null}
      {cart === null || snapshot.matches('unseen') ? null : <Review actor={actor} wait={wait} />}
    </>
  );
}

interface HeldProps extends CheckOutBodyProps {
  readonly wait: RetryWait;
}

function Failed({ actor, wait }: HeldProps) {
  const error = useSelector(actor, ({ context }) => context.error);
  const isUnseen = useSelector(actor, (snapshot) => snapshot.matches('unseen'));
  const isEmpty = useSelector(actor, ({ context }) => context.cart?.lines.length === 0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, [error]);
  if (error === null) return null;
  const sentences = sentencesOf(error);
  return (
    <div ref={place} tabIndex={-1}>
      <HeldFailure
        error={error}
        wait={wait}
        isLoad={isUnseen}
        onRetry={
          isUnseen
            ? () => {
                actor.send({ type: 'checkOut.retry' });
              }
            : undefined
        }
      >
        {sentences.length > 0 ? <p>{sentences.join(' ')}</p> : null}
        {isUnseen ? null : isEmpty ? (
          // The reply may have been lost after the order was made.
          <p>
            Tu carrito quedó vacío: si la orden se hizo, está en <Link to={href('orders')}>tus órdenes</Link>.
          </p>
        ) : (
          <p>
            Tu carrito y tus notas siguen aquí. Revisa el total y vuelve a pedir: si la orden ya se había
            hecho, no se hace otra.
          </p>
        )}
      </HeldFailure>
    </div>
  );
}

function Review({ actor, wait }: HeldProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { cart, notes, delivery, error } = snapshot.context;
  const form = useRef<HTMLFormElement>(null);
  const place = usePlace();
  const quotable = useQuotable();
  // The cart has loaded the catalog.
  if (cart === null || typeof quotable === 'string') return null;
  const { lines } = cart;
  const totals = promiseFor(place).totals(cart.totals, quotable.publicPrices.ivaBp);
  const isOrdering = snapshot.matches('ordering');
  const refused = refusedInstallation(lines, place);
  const hasProblems = lines.some(({ problem }) => problem !== null);
  if (lines.length === 0) {
    return error !== null ? null : <Text fz="md">Tu carrito está vacío: no hay nada que pedir.</Text>;
  }
  return (
    <TypedForm
      form={form}
      keptAs="orden"
      isSaved={!snapshot.hasTag('waiting') && error === null}
      className={layout.stack}
      noValidate
      method="dialog"
      aria-label="Orden"
      onSubmit={(event) => {
        event.preventDefault();
        if (wait.secondsLeft !== null || refused !== null) return;
        actor.send({
          type: 'checkOut.order',
          notes: textIn(new FormData(event.currentTarget), 'notes').trim(),
          postcode: place?.postcode ?? null,
          delivery: readAddress(event.currentTarget, place),
          totalCentavos: totals.total_centavos,
        });
      }}
    >
      <Stack gap="lg">
        <Text fz="md">{`${countedLines(lines.length)}, ${inCurrency(totals.total_centavos)} con IVA.`}</Text>
        <ChangesList lines={lines} />
        <TotalsList totals={totals} />
        <EstimatedDelivery lines={lines} />
        <Text fz="md">{`Al pedir te mandamos los datos para el anticipo de ${inCurrency(totals.deposit_centavos)}: con él empieza el taller. El resto, ${inCurrency(totals.balance_centavos)}, lo pagas contra entrega.`}</Text>
        <OrderAddressFields sent={delivery} place={place} readOnly={isOrdering} />
        <WorkshopNotes notes={notes} readOnly={isOrdering} />
        {refused !== null ? (
          <Text c="red" fz="md">
            {refused}
          </Text>
        ) : hasProblems ? (
          <Text c="red" fz="md">
            Hay partidas que no se pueden pedir así. Cierra, quítalas o cámbialas, y vuelve a pedir.
          </Text>
        ) : (
          <SubmitButton label="Pedir" waiting={snapshot.hasTag('waiting')} secondsLeft={wait.secondsLeft} />
        )}
        {isOrdering ? (
          <Waiting
            label="Haciendo tu orden…"
            {...progressOf(snapshot)}
            onCancel={() => {
              actor.send({ type: 'checkOut.cancel' });
            }}
          />
        ) : null}
      </Stack>
    </TypedForm>
  );
}

/** When the cart would be delivered; it appears with the catalog, which the cart has loaded. */
function EstimatedDelivery({ lines }: Pick<Cart, 'lines'>) {
  const quotable = useQuotable();
  const availability = useAvailability(lines);
  const estimate = useMemo(
    () =>
      typeof quotable === 'string'
        ? null
        : estimateOfQuoted(lines, quotable, availability, 'si la pides hoy'),
    [lines, quotable, availability],
  );
  return estimate === null || typeof quotable === 'string' ? null : (
    <>
      <DeliveryNote estimate={estimate} windows={lines} quotable={quotable} />
      <PlaceEstimate />
    </>
  );
}

interface OrderedProps extends CheckOutBodyProps {
  readonly order: SavedOrder;
}

function Ordered({ actor, order }: OrderedProps) {
  const { timeZone } = useConfig();
  return (
    <Stack gap="lg" ref={focusWhenShown} tabIndex={-1} role="status">
      <Text fz="xl">Tu orden es la {order.folio}.</Text>
      <Text fz="md">
        {`${
          order.promised_on === null
            ? 'Te avisamos cuándo queda lista.'
            : `La entregamos a más tardar el ${longDay(order.promised_on, timeZone) ?? order.promised_on}.`
        } El taller empieza cuando recibimos tu anticipo de ${inCurrency(order.totals.deposit_centavos)}.`}
      </Text>
      <Group gap="xs">
        <Button
          component={Link}
          variant="filled"
          size="md"
          to={`${href('orders')}?${new URLSearchParams({ orden: order.id }).toString()}`}
        >
          Ver mi orden
        </Button>
        <Button
          size="md"
          onClick={() => {
            actor.send({ type: 'checkOut.close' });
          }}
        >
          Listo
        </Button>
      </Group>
    </Stack>
  );
}
