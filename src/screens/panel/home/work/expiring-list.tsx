import { Stack, Text } from '@mantine/core';
import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { quoteHref } from '#src/features/quotes/quoter-links.ts';
import { expiryText } from '#src/format/expiry.ts';
import { inCurrency } from '#src/format/money.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { Expiring } from './about-to-expire.ts';
import classes from './work.module.css';

/** How many are listed; the list of quotes shows all. */
const MOST = 5;

interface ExpiringListProps {
  readonly quotes: readonly Expiring[];
  /** Whether they are the person's own; else the network's. */
  readonly isOwn: boolean;
}

/** Links to quotes that are about to expire. */
export function ExpiringList({ quotes, isOwn }: ExpiringListProps) {
  if (quotes.length === 0) {
    return (
      <Text c="dimmed" fz="md">
        Ninguna cotización enviada vence esta semana.
      </Text>
    );
  }
  return (
    <>
      <Stack component="ul" gap={0}>
        {quotes.slice(0, MOST).map(({ quote: { id, folio, title, client, totals, client_totals }, days }) => (
          <li key={id}>
            <Link
              to={quoteHref(id, isOwn)}
              className={cx(layout.row, layout.between, text.figure, classes.row)}
            >
              <Stack component="span" gap={0} miw={0}>
                <Text span fz="md">
                  {title ?? client?.name ?? folio}
                </Text>{' '}
                <Text span c="dimmed" fz="sm">
                  {folio}
                </Text>
              </Stack>
              <span className={classes.end}>
                <span>{inCurrency((client_totals ?? totals).total_centavos)}</span>{' '}
                <Text span fz="sm" c={days <= 1 ? 'red' : 'dimmed'}>
                  {expiryText(days)}
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </Stack>
      {quotes.length > MOST ? (
        <Text c="dimmed" fz="sm">
          Y {String(quotes.length - MOST)} más esta semana.
        </Text>
      ) : null}
    </>
  );
}
