import { Button, Stack, Text } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { priceListMachine } from '#machines/price-list/price-list.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { ownBook } from '#src/features/draft-windows/price-book.ts';
import { fetchQuotable, useQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { inCurrency } from '#src/format/money.ts';
import { counted } from '#src/format/words.ts';
import { FailureAlert } from '#src/remote-data/failure-alert.tsx';
import { Question } from '#src/ui/dialogs/question.tsx';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import text from '#src/ui/styles/text.module.css';
import type { QuoteRow } from '../list/row.ts';
import { renewalOf, type Renewal } from '../renewal/renewal.ts';
import type { BulkActor } from './bulk-actor.ts';

interface RenewQuestionProps {
  readonly actor: BulkActor;
  /** The quotes that expired. */
  readonly rows: readonly QuoteRow[];
}

/** Shows what several quotes cost today, and asks before those that can still be made are renewed. */
export function RenewQuestion({ actor, rows }: RenewQuestionProps) {
  const prices = useActorRef(priceListMachine, useActorSurroundings());
  const snapshot = useSelector(prices, (state) => state);
  const quotable = useQuotable();
  const { data, error } = snapshot.context;
  const load = () => {
    prices.send({ type: 'resource.load', input: {} });
  };
  useEffect(() => {
    prices.send({ type: 'resource.load', input: {} });
  }, [prices]);
  const renewals = useMemo(
    () =>
      data === null || typeof quotable === 'string'
        ? null
        : rows.map((row) => ({ row, renewal: renewalOf(row.quote, quotable, ownBook(data)) })),
    [rows, data, quotable],
  );
  const items = (renewals ?? []).flatMap(({ row: { quote }, renewal: { after, list } }) =>
    after === null
      ? []
      : [
          {
            quote: { id: quote.id, folio: quote.folio, revision: quote.revision },
            seen: { price_list: list, total_centavos: after },
          },
        ],
  );
  const keep = () => {
    actor.send({ type: 'bulk.keep' });
  };
  return (
    <Question
      opened
      title={`¿Renovar ${counted(rows.length, 'cotización', 'cotizaciones')} a precios de hoy?`}
      onClose={keep}
      answers={
        <>
          <Button size="md" onClick={keep} data-autofocus>
            Ahora no
          </Button>
          <Button
            variant="filled"
            size="md"
            aria-disabled={items.length === 0 || undefined}
            onClick={() => {
              if (items.length > 0) actor.send({ type: 'bulk.confirm', items });
            }}
          >
            {items.length === 0 ? 'Renovar' : `Renovar ${String(items.length)}`}
          </Button>
        </>
      }
    >
      {snapshot.matches('failed') && error !== null ? (
        <FailureAlert error={error} isLoad onRetry={load} />
      ) : quotable === 'failed' ? (
        <ErrorAlert title="No pudimos cargar el catálogo." onRetry={fetchQuotable} />
      ) : renewals === null ? (
        <Waiting
          label="Viendo los precios de hoy…"
          {...progressOf(snapshot)}
          onCancel={() => {
            prices.send({ type: 'resource.cancel' });
          }}
        />
      ) : (
        <Summary renewals={renewals} possible={items.length} />
      )}
    </Question>
  );
}

interface SummaryProps {
  readonly renewals: readonly { readonly row: QuoteRow; readonly renewal: Renewal }[];
  readonly possible: number;
}

function Summary({ renewals, possible }: SummaryProps) {
  const impossible = renewals.length - possible;
  return (
    <Stack gap="sm">
      <Text inherit role="status">
        {[
          possible === 0 ? null : `${counted(possible, 'se renueva', 'se renuevan')}`,
          impossible === 0 ? null : `${String(impossible)} no`,
        ]
          .filter((part) => part !== null)
          .join(', ')}
        . La vigencia empieza de nuevo y tus clientes ven la versión nueva en el mismo enlace.
      </Text>
      <ul className={text.bullets}>
        {renewals.map(({ row: { quote }, renewal }) => (
          <li key={quote.id}>
            {quote.folio}: {changeText(renewal)}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** "de $1,200 a $1,350", or why it cannot be renewed. */
function changeText({ before, after, lines }: Renewal): string {
  if (after !== null) {
    return after === before
      ? `sigue en ${inCurrency(after)}`
      : `de ${inCurrency(before)} a ${inCurrency(after)}`;
  }
  const [problem] = lines.filter((line) => line.after === null).flatMap(({ problems }) => problems);
  return `no se renueva. ${problem ?? 'Ya no se puede hacer como está.'}`;
}
