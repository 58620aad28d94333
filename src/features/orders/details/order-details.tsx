import { Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useConfig, useServices } from '#src/actor-hooks/services.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { workshopStage } from '#src/config/order-stages.ts';
import { hasRole } from '#src/config/permissions.ts';
import { href } from '#src/config/routes.ts';
import { addressText, receiverText } from '#src/features/delivery/address-text.ts';
import { DocumentList } from '#src/features/documents/document-list.tsx';
import { makerName } from '#src/features/order-facts/order-row.ts';
import { wordsFor } from '#src/features/order-facts/stage-names.ts';
import { TotalsList } from '#src/features/quoted-windows/totals-list.tsx';
import { WindowList } from '#src/features/quoted-windows/window-list.tsx';
import type { WindowsFile } from '#src/features/quoted-windows/windows-csv-button.tsx';
import { calendarOf, type Calendar } from '#src/format/dates.ts';
import { countedLines } from '#src/format/words.ts';
import { FactsList } from '#src/lists/facts-list.tsx';
import { PhoneLink } from '#src/ui/contact/phone-link.tsx';
import { StageNow } from '../news/order-news.tsx';
import { Payments } from '../payments/payments.tsx';
import { OrderProgress } from '../progress/order-progress.tsx';
import { isOpen } from '../progress/stages.ts';
import { useOrderStages } from '../progress/use-order-stages.ts';
import { CancelOrder } from './cancel-order.tsx';
import { Certificate } from './certificate.tsx';
import { OrderAgain } from './order-again.tsx';
import { OrderSection } from './order-section.tsx';

interface OrderDetailsProps {
  readonly order: SavedOrder;
  /** Whether it is shown in the network's list; else it is the person's own. */
  readonly ofNetwork: boolean;
  /** The stage that it is asked to be moved to; null for the likeliest. */
  readonly moveTo: string | null;
  /** Called when its stage changed, or the shown data is out of date. */
  readonly onChanged: () => void;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** An order in progress without a promised day waits for its fabric. */
const withoutDay = ({ stage }: SavedOrder): string | null => (isOpen(stage) ? 'Por confirmar' : null);

/** What the file of its windows has besides them. */
const fileOf = (order: SavedOrder, calendar: Calendar): WindowsFile => ({
  ...{ folio: order.folio, totals: order.totals },
  delivery:
    order.promised_on === null
      ? withoutDay(order) && 'Entrega por confirmar'
      : `Entrega prometida: ${calendar.day(order.promised_on) ?? order.promised_on}`,
});

const planStates = { apartado: 'apartado', cortado: 'ya cortado', liberado: 'liberado' } as const;

/** "PC-3, apartado"; an order that was moved to its reserved material by hand says that none is reserved. */
function planText({ plan, stage }: SavedOrder, maySeePlans: boolean): string | null {
  if (plan !== null) return `${plan.folio}, ${planStates[plan.state]}`;
  return maySeePlans && stage === 'material-reservado' ? 'Ninguno: su material no está apartado' : null;
}

const neverNew = () => false;

/** An order: stage, windows, totals, documents and actions. */
export function OrderDetails({ order: read, ofNetwork, moveTo, onChanged, children }: OrderDetailsProps) {
  const config = useConfig();
  const { session } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const calendar = calendarOf(config.timeZone);
  const isAdministrator = hasRole(user, 'administrador');
  const isOwn = !ofNetwork || (user !== null && read.made_by?.id === user.id);
  const words = wordsFor(ofNetwork);
  const stages = useOrderStages(read, isAdministrator ? 'administrator' : isOwn ? 'maker' : 'other');
  const { stage } = stages.facts;
  // A move that the server accepted shows before the list is loaded again; a cancelled order promises no day.
  const promised_on = stage === 'cancelado' ? null : read.promised_on;
  const order = workshopStage(read.stage) === stage ? read : { ...read, stage, promised_on };
  const client = order.client ?? { name: null, phone: null, email: null };
  return (
    <Stack gap="xl">
      <Stack gap="sm">
        <StageNow stage={order.stage} words={words} />
        <FactsList
          facts={[
            { name: 'Hecha', value: calendar.day(order.created_at) },
            { name: 'Prometida', value: calendar.day(order.promised_on) ?? withoutDay(order) },
            { name: 'Entrega en', value: addressText(order) },
            { name: 'Recibe', value: receiverText(order) },
            { name: 'Plan de corte', value: planText(order, isAdministrator && ofNetwork) },
            { name: 'De quién', value: ofNetwork ? makerName(order) : null },
            { name: 'Cliente', value: client.name },
            { name: 'Teléfono', value: client.phone === null ? null : <PhoneLink phone={client.phone} /> },
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
      </Stack>
      <OrderProgress
        order={order}
        stages={stages}
        ofNetwork={ofNetwork}
        isAdministrator={isAdministrator}
        moveTo={moveTo}
        onChanged={onChanged}
      />
      <Payments order={order} as={stages.facts.who} onChanged={onChanged} />
      <OrderSection title={`Qué lleva: ${countedLines(order.windows.length)}`}>
        <WindowList
          label={`Piezas de ${order.folio}`}
          windows={order.windows}
          holdsIva={order.totals.holds_iva}
          file={fileOf(order, calendar)}
        />
      </OrderSection>
      {children}
      <OrderSection title="Cuánto es">
        <TotalsList totals={order.totals} />
      </OrderSection>
      {order.notes === null ? null : (
        <OrderSection title="Notas">
          <Text fz="md" style={{ whiteSpace: 'pre-line' }}>
            {order.notes}
          </Text>
        </OrderSection>
      )}
      {order.client_note === null ? null : (
        <OrderSection title="Nota de tu cliente">
          <Text fz="md" style={{ whiteSpace: 'pre-line' }}>
            {order.client_note}
          </Text>
        </OrderSection>
      )}
      <OrderSection title="Documentos">
        {order.documents.length === 0 ? (
          <Text c="dimmed" fz="md">
            Todavía no hay documentos. Aparecen conforme avanza la orden.
          </Text>
        ) : (
          <DocumentList label="Documentos" files={order.documents} config={config} isNew={neverNew} />
        )}
        <Certificate order={order} />
      </OrderSection>
      {ofNetwork ? null : <OrderAgain order={order} />}
      {isOwn && !isAdministrator && order.stage === 'confirmado' ? (
        <CancelOrder
          order={order}
          words={words}
          onChanged={(moved) => {
            if (moved) stages.follow({ kind: 'cancel', to: 'cancelado' }, '');
            onChanged();
          }}
        />
      ) : null}
    </Stack>
  );
}
