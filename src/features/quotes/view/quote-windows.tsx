import { Button, Group, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Estimate } from '#src/features/delivery/estimate.ts';
import { ownPrices } from '#src/features/quoted-windows/client-prices.ts';
import { hasCost } from '#src/features/quoted-windows/has-cost.ts';
import { offeredWindows } from '#src/features/quoted-windows/window-facts.ts';
import { WindowText } from '#src/features/quoted-windows/window-text.tsx';
import { inCurrency } from '#src/format/money.ts';
import type { Prices } from '#src/promise/promise.ts';
import { Breakdown } from './breakdown.tsx';
import classes from './quote-windows.module.css';
import { WindowPicture } from './window-picture.tsx';

interface QuoteWindowsProps {
  readonly quote: SavedQuote;
  readonly quotable: Quotable;
  /** What the client pays; null when not known. */
  readonly forClient: Prices | null;
  /** Of its delivery; null when it cannot be ordered any more. */
  readonly estimate: Estimate | null;
}

/** Windows rendered at first and with each "Ver más": enough for a house, while an office may have 500. */
const BATCH_SIZE = 40;

/** The windows of a quote: drawing to scale, description and price of each. */
export function QuoteWindows({ quote, quotable, forClient, estimate }: QuoteWindowsProps) {
  const [shown, setShown] = useState(BATCH_SIZE);
  const facts = useMemo(
    () => offeredWindows(quote.windows.slice(0, shown), quotable, estimate),
    [quote, quotable, shown, estimate],
  );
  const own = ownPrices(quote);
  const isCost = hasCost(quote);
  const hidden = quote.windows.length - shown;
  return (
    <>
      <Stack component="ul" gap={0} w="100%">
        {quote.windows.slice(0, shown).map((window, at) => {
          const fact = facts[at];
          const price = own.windows[at];
          if (fact === undefined || price === undefined) return null;
          const client = isCost ? forClient?.windows[at] : undefined;
          return (
            <li key={window.key} className={classes.window} aria-label={fact.name}>
              <WindowPicture drawing={fact.drawing} />
              <Stack gap={2} lh={1.4}>
                <Group component="p" justify="space-between" gap="0 1rem">
                  <Text span fz="inherit" fw={500}>
                    {fact.name}
                  </Text>
                  <Text
                    span
                    fz="inherit"
                    fw={500}
                  >{`${inCurrency(price.totalCentavos)}${isCost ? ' + IVA' : ''}`}</Text>
                </Group>
                <WindowText facts={fact} />
                {fact.variant === null ? (
                  <Text c="red" fz="sm">
                    Este producto ya no está en el catálogo.
                  </Text>
                ) : fact.colourOf === null ? (
                  <Text c="red" fz="sm">
                    Este color ya no se fabrica.
                  </Text>
                ) : null}
                {client === undefined ? null : (
                  <Text
                    c="dimmed"
                    fz="sm"
                  >{`Tu cliente paga ${inCurrency(client.totalCentavos)} con IVA`}</Text>
                )}
                <Breakdown
                  window={window}
                  variant={fact.variant}
                  price={price}
                  quotable={quotable}
                  hasParts={!isCost}
                />
              </Stack>
            </li>
          );
        })}
      </Stack>
      {hidden <= 0 ? null : (
        <Button
          onClick={() => {
            setShown(shown + BATCH_SIZE);
          }}
        >
          {`Ver más partidas (faltan ${String(hidden)})`}
        </Button>
      )}
    </>
  );
}
