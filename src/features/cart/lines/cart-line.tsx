import { Button, Group, Stack, Text } from '@mantine/core';
import { clsx as cx } from 'clsx';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { CartLine } from '#src/api/contract/assumed/cart.ts';
import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { payloadOfQuoted } from '#src/features/draft-windows/payload.ts';
import { WindowDrawing } from '#src/features/quoted-windows/window-drawing.tsx';
import { factsOf } from '#src/features/quoted-windows/window-facts.ts';
import { WindowText } from '#src/features/quoted-windows/window-text.tsx';
import { inCurrency } from '#src/format/money.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { LineNotes } from '../line-notes.tsx';
import classes from './cart-line.module.css';
import { QuantityField } from './quantity-field.tsx';
import { quoterLink } from './quoter-link.ts';

interface CartLineRowProps {
  readonly line: CartLine;
  readonly quotable: Quotable;
  /** The text about its fabric; null when it is available, or nothing is known about it. */
  readonly fabric: string | null;
  /** The quantity being saved, else the saved one. */
  readonly quantity: number;
  readonly mayCount: boolean;
  readonly mayRemove: boolean;
  readonly onQuantity: (key: string, quantity: number) => void;
  readonly onRemove: (window: WindowPayload) => void;
}

/** A line of the cart: its drawing to scale, price, quantity and remove button. */
export const CartLineRow = memo(function CartLineRow(props: CartLineRowProps) {
  const { line, quotable, fabric, quantity, mayCount, mayRemove, onQuantity, onRemove } = props;
  const facts = { ...factsOf(line, quotable), fabric };
  return (
    <li className={cx(layout.beside, classes.line)}>
      <WindowDrawing drawing={facts.drawing} />
      <Stack gap={0} fz="md">
        <Text fz="md" fw={500}>
          {facts.name}
        </Text>
        <WindowText facts={facts} />
        <LineNotes line={line} />
      </Stack>
      <div className={cx(text.figure, classes.price)}>
        <Text translate="no" fz="md" fw={500}>
          {inCurrency(line.total_centavos)}
        </Text>
        {quantity > 1 ? (
          <Text c="dimmed" fz="sm">
            {`${inCurrency(line.unit_centavos)} cada una`}
          </Text>
        ) : null}
      </div>
      <Group gap="xs" className={classes.controls}>
        <QuantityField
          of={facts.name}
          quantity={quantity}
          isDisabled={!mayCount}
          onChange={(next) => {
            onQuantity(line.key, next);
          }}
        />
        <Button component={Link} to={quoterLink([line], quotable)}>
          Pasar a cotización<span className="visually-hidden">: {facts.name}</span>
        </Button>
        <Button
          aria-disabled={!mayRemove || undefined}
          onClick={() => {
            if (mayRemove) onRemove(payloadOfQuoted(line));
          }}
        >
          Quitar<span className="visually-hidden"> {facts.name}</span>
        </Button>
      </Group>
    </li>
  );
});
