import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { useToday } from '#src/browser/use-today.ts';
import { payState } from '#src/features/order-facts/order-row.ts';
import { paidOf } from '#src/features/order-facts/paid.ts';
import { stageNames } from '#src/features/order-facts/stage-names.ts';
import { calendarOf } from '#src/format/dates.ts';
import { inCurrency } from '#src/format/money.ts';
import { FactsList } from '#src/lists/facts-list.tsx';
import { PhoneLink } from '#src/ui/contact/phone-link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { newQuoteToHref, orderHref, quoteHref } from '../quoter-links.ts';
import { currentStatus } from '../status/quote-status.ts';
import { statusNames } from '../status/status-names.ts';
import { moneyOf, type Client } from './clients-of.ts';
import { notesOf } from './notes-of.ts';
import { RecordSections } from './record/record-sections.tsx';
import type { RecordForm } from './record/record-values.ts';

interface Line {
  readonly key: string;
  readonly to?: string;
  readonly name: string;
  readonly facts: readonly (string | null)[];
}

/** A part of a client, with a heading; nothing without lines. */
function Lines({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <Stack component="section" gap={4}>
      <Title order={3} fz="md">
        {title}
      </Title>
      <Stack component="ul" gap={0} className={layout.lines} aria-label={title}>
        {lines.map(({ key, to, name, facts }) => (
          <Stack component="li" key={key} gap={2} py={8}>
            {to === undefined ? (
              <Text fz="md">{name}</Text>
            ) : (
              <Anchor component={Link} fw={500} fz="md" underline="always" to={to}>
                {name}
              </Anchor>
            )}
            <Text c="dimmed" fz="sm">
              {facts.filter((fact) => fact !== null).join(' · ')}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

const listOrNull = (items: readonly ReactNode[]): ReactNode =>
  items.length === 0 ? null : (
    <Stack component="ul" gap={2} m={0} p={0} style={{ listStyle: 'none' }}>
      {items.map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </Stack>
  );

/** "faltan $3,978.18 a Rollux"; null for a cancelled order of which nothing was paid. */
function paidText(order: SavedOrder): string | null {
  const { left, refund } = paidOf(order);
  switch (payState(order)) {
    case 'debe':
      return `faltan ${inCurrency(left)} a Rollux`;
    case 'devolver':
      return `Rollux te devuelve ${inCurrency(refund)}`;
    case 'pagada':
      return 'pagada a Rollux';
    case null:
      return null;
  }
}

/** How to reach a client, and what their orders come to. */
function Contact({ client }: { readonly client: Client }) {
  const { phones, emails, addresses } = client;
  const { sold, owed } = moneyOf(client);
  return (
    <FactsList
      facts={[
        {
          name: 'Teléfono',
          value: listOrNull(phones.map((phone) => <PhoneLink key={phone} phone={phone} />)),
        },
        {
          name: 'Correo',
          value: listOrNull(
            emails.map((email) => (
              <a key={email} href={`mailto:${email}`}>
                {email}
              </a>
            )),
          ),
        },
        { name: 'Dirección', value: listOrNull(addresses) },
        { name: 'Vendido con IVA', value: sold === null ? null : inCurrency(sold) },
        { name: 'Debes a Rollux', value: owed > 0 ? inCurrency(owed) : null },
      ]}
    />
  );
}

interface ClientDetailsProps {
  readonly client: Client;
  /** Opens the form of what is kept under an id; null where the server keeps nothing of clients. */
  readonly onEdit: ((id: string, part: RecordForm) => void) | null;
}

/** A client: how to reach them, where they want things, what is kept of them, and their quotes, orders and payments. */
export function ClientDetails({ client, onEdit }: ClientDetailsProps) {
  const { timeZone } = useConfig();
  const calendar = calendarOf(timeZone);
  const { quotes, orders, records } = client;
  const [record] = records;
  const [newest] = quotes;
  const now = useToday(timeZone);
  return (
    <Stack gap="lg">
      <Contact client={client} />
      <Group gap="xs">
        <Button component={Link} variant="filled" to={newQuoteToHref(record?.id, newest?.id)}>
          Nueva cotización
        </Button>
        {onEdit === null ? null : (
          <Button
            onClick={() => {
              onEdit(record?.id ?? client.key, 'contacto');
            }}
          >
            Editar contacto
          </Button>
        )}
      </Group>
      {onEdit === null
        ? null
        : (records.length === 0 ? [null] : records).map((one) => (
            <RecordSections
              key={one?.id ?? ''}
              record={one}
              onEdit={(part) => {
                onEdit(one?.id ?? client.key, part);
              }}
            />
          ))}
      <Lines
        title="Cotizaciones"
        lines={quotes.map((quote) => ({
          key: quote.id,
          to: quoteHref(quote.id, true),
          name: [quote.folio, quote.title].filter((part) => part !== null).join(' '),
          facts: [
            statusNames[currentStatus(quote, timeZone, now)],
            quote.client_totals === null
              ? `tu costo ${inCurrency(quote.totals.total_centavos)}`
              : inCurrency(quote.client_totals.total_centavos),
            calendar.day(quote.created_at),
          ],
        }))}
      />
      <Lines
        title="Órdenes"
        lines={orders.map((order) => ({
          key: order.id,
          to: orderHref(order.id, true),
          name: [order.folio, order.title].filter((part) => part !== null).join(' '),
          facts: [
            stageNames[order.stage],
            order.client_totals === null ? null : inCurrency(order.client_totals.total_centavos),
            paidText(order),
          ],
        }))}
      />
      <Lines
        title="Pagos a Rollux"
        lines={orders.flatMap(({ id, folio, payments }) =>
          payments
            .filter(({ state }) => state !== 'anulado')
            .map((payment) => ({
              key: `${id} ${payment.id}`,
              name: inCurrency(payment.amount_centavos),
              facts: [
                payment.state === 'avisado' ? 'por confirmar' : 'recibido',
                folio,
                calendar.day(payment.paid_on),
              ],
            })),
        )}
      />
      <Lines
        title="Lo que escribió"
        lines={notesOf(client).map(({ key, note, of, at }) => ({
          key,
          name: note,
          facts: [of, calendar.day(at)],
        }))}
      />
    </Stack>
  );
}
