import { Text } from '@mantine/core';
import { useState } from 'react';
import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { inCurrency } from '#src/format/money.ts';
import { shownComponents } from '#src/quoting/money/components.ts';
import type { LinePrice } from '#src/quoting/money/line-price.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import amounts from '#src/ui/styles/amounts.module.css';
import classes from './breakdown.module.css';

interface BreakdownProps {
  readonly window: PricedWindow;
  readonly variant: Variant | null;
  readonly price: LinePrice;
  readonly quotable: Quotable;
  /** Whether its amounts are public prices, whose parts are known. */
  readonly hasParts: boolean;
}

/** The parts of a price, computed when opened. */
export function Breakdown(props: BreakdownProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <Text
        component="summary"
        aria-label={`Ver desglose de ${props.window.name}`}
        c="var(--accent)"
        fz="sm"
        w="fit-content"
        className={classes.summary}
      >
        Ver desglose
      </Text>
      {isOpen ? <Amounts {...props} /> : null}
    </details>
  );
}

function Amounts({ window, variant, price, quotable, hasParts }: BreakdownProps) {
  const { line } = window;
  const outcome =
    hasParts && variant !== null ? quoteLine(line, variant.product, quotable.publicPrices) : null;
  // Parts are shown only when they add up to the quoted price.
  const parts =
    outcome?.kind === 'quote' && outcome.unitCentavos === price.unitCentavos
      ? [...shownComponents(outcome.perBlind), ...outcome.perLine]
      : [];
  return (
    <table className={amounts.amounts}>
      <caption className="visually-hidden">{`Desglose de ${window.name}`}</caption>
      <tbody>
        {parts.map(({ part, id, count, centavos }, at) => (
          <tr key={`${part} ${id} ${String(at)}`}>
            <th scope="row">
              {part === 'blind' ? (variant?.name ?? id) : quotable.nameOf(id)}
              {count > 1 ? ` × ${String(count)}` : ''}
            </th>
            <td translate="no">{inCurrency(centavos)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{`Cada pieza × ${String(line.quantity)}`}</th>
          <td translate="no">{inCurrency(price.unitCentavos * line.quantity)}</td>
        </tr>
        {price.onceCentavos === 0 ? null : (
          <tr>
            <th scope="row">Una sola vez</th>
            <td translate="no">{inCurrency(price.onceCentavos)}</td>
          </tr>
        )}
        {price.discountCentavos === 0 ? null : (
          <tr>
            <th scope="row">Descuento</th>
            <td translate="no">{inCurrency(-price.discountCentavos)}</td>
          </tr>
        )}
        <tr data-main>
          <th scope="row">Suma</th>
          <td translate="no">{inCurrency(price.totalCentavos)}</td>
        </tr>
      </tbody>
    </table>
  );
}
