import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RenewedWith } from '#machines/quote/quote.machine.ts';
import type { OwnPrices } from '#src/api/contract/assumed/price-list.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { QUOTE_VALID_DAYS } from '#src/content/terms.ts';
import { ownBook } from '#src/features/draft-windows/price-book.ts';
import { differenceInCurrency, inCurrency } from '#src/format/money.ts';
import { PagedList } from '#src/lists/paged-list.tsx';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import amounts from '#src/ui/styles/amounts.module.css';
import { editHref } from '../quoter-links.ts';
import classes from './renewal-panel.module.css';
import { renewalOf, type Renewal, type RenewedLine } from './renewal.ts';
import { ValidDays } from './valid-days.tsx';

interface RenewalPanelProps {
  readonly quote: SavedQuote;
  readonly quotable: Quotable;
  readonly prices: OwnPrices;
  /** Whether the client has accepted it at its current prices. */
  readonly isAccepted: boolean;
  readonly isBusy: boolean;
  readonly onRenew: (renewed: RenewedWith) => void;
  readonly onClose: () => void;
}

/** Compares a quote's prices with today's, line by line, and renews it at the prices shown. */
export function RenewalPanel({
  quote,
  quotable,
  prices,
  isAccepted,
  isBusy,
  onRenew,
  onClose,
}: RenewalPanelProps) {
  const titleId = useId();
  const [page, setPage] = useState(1);
  const [days, setDays] = useState<number>(QUOTE_VALID_DAYS);
  const renewal = useMemo(() => renewalOf(quote, quotable, ownBook(prices)), [quote, quotable, prices]);
  const { lines, before, after, clientAfter, list } = renewal;
  const impossible = lines.filter((line) => line.after === null).length;
  return (
    <Paper component="section" radius="md" p="md" aria-labelledby={titleId}>
      <Stack gap="sm">
        <Title order={3} fz="lg" ref={focusWhenShown} id={titleId} tabIndex={-1}>
          Renovar a precios de hoy
        </Title>
        <Text c="dimmed" fz="md">
          {leadOf(renewal, impossible)}
        </Text>
        {isAccepted && after !== null ? (
          <Text c="dimmed" fz="md">
            Tu cliente aceptó los precios de antes: avísale, para que acepte los nuevos en el mismo enlace.
          </Text>
        ) : null}
        <PagedList label="Qué cambia en cada partida" rows={lines} page={page} onPage={setPage}>
          {(shown, listId) => (
            <div id={listId} className={classes.scroll}>
              <table className={amounts.amounts}>
                <caption className="visually-hidden">Qué cambia en cada partida</caption>
                <thead>
                  <tr>
                    <th scope="col">Partida</th>
                    <th scope="col">Antes</th>
                    <th scope="col">Hoy</th>
                    <th scope="col">Diferencia</th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map((line) => (
                    <Line key={line.key} line={line} />
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">Total con IVA</th>
                    <td translate="no">{inCurrency(before)}</td>
                    <td translate="no">{after === null ? '–' : inCurrency(after)}</td>
                    <td>{after === null ? '–' : changeText(after - before)}</td>
                  </tr>
                  {clientAfter === null || quote.client_totals === null ? null : (
                    <tr>
                      <th scope="row">Tu cliente paga</th>
                      <td translate="no">{inCurrency(quote.client_totals.total_centavos)}</td>
                      <td translate="no">{inCurrency(clientAfter)}</td>
                      <td>{changeText(clientAfter - quote.client_totals.total_centavos)}</td>
                    </tr>
                  )}
                </tfoot>
              </table>
            </div>
          )}
        </PagedList>
        {after === null ? null : <ValidDays days={days} onChoose={setDays} />}
        <Group gap="xs">
          {after === null ? (
            <Button component={Link} variant="filled" size="md" to={editHref(quote.id)}>
              Cambiarla en el cotizador
            </Button>
          ) : (
            <Button
              variant="filled"
              size="md"
              disabled={isBusy}
              onClick={() => {
                onRenew({ price_list: list, total_centavos: after, days });
              }}
            >
              {`Renovar a ${inCurrency(after)}`}
            </Button>
          )}
          <Button size="md" onClick={onClose}>
            Ahora no
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

function leadOf({ lines, before, after }: Renewal, impossible: number): string {
  if (after === null) {
    return impossible === lines.length
      ? 'Ya no se puede hacer como está. Ábrela en el cotizador y elige otra tela u otra medida.'
      : `${String(impossible)} de ${String(lines.length)} partidas ya no se pueden hacer como están. Ábrela en el cotizador y cámbialas ahí: lo demás se conserva.`;
  }
  if (after === before) return 'Los precios de hoy son los mismos. La vigencia empieza de nuevo.';
  return 'La vigencia empieza de nuevo: tu cliente ve la versión nueva en el mismo enlace.';
}

const changeText = (difference: number) => (difference === 0 ? 'igual' : differenceInCurrency(difference));

function Line({ line: { name, before, after, problems } }: { readonly line: RenewedLine }) {
  return (
    <tr data-impossible={after === null || undefined}>
      <th scope="row">
        {name}
        {problems.map((problem) => (
          <Text span c="red" fz="xs" display="block" key={problem}>
            {problem}
          </Text>
        ))}
      </th>
      <td translate="no">{inCurrency(before)}</td>
      <td translate={after === null ? undefined : 'no'}>
        {after === null ? 'No se hace' : inCurrency(after)}
      </td>
      <td>
        <Text span inherit c={after === null || after === before ? '' : after > before ? 'red' : 'laguna'}>
          {after === null ? '–' : changeText(after - before)}
        </Text>
      </td>
    </tr>
  );
}
