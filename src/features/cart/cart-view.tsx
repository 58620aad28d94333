import { Button, Group, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { WithQuotable } from '#src/features/quoted-windows/with-quotable.tsx';
import { countedLines } from '#src/format/words.ts';
import { RefreshButton } from '#src/lists/refresh-button.tsx';
import classes from './cart-view.module.css';
import type { CartActor } from './lines/cart-actor.ts';
import { CartLines } from './lines/cart-lines.tsx';
import { CartSummary } from './lines/cart-summary.tsx';
import { UndoRemoval } from './lines/undo-removal.tsx';

interface CartViewProps {
  readonly actor: CartActor;
  readonly onCheckOut: () => void;
}

/** The loaded cart: its lines, totals and actions. */
export function CartView({ actor, onCheckOut }: CartViewProps) {
  const cart = useSelector(actor, ({ context }) => context.cart);
  const canReload = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  if (cart === null) return null;
  if (cart.lines.length === 0) {
    return (
      <>
        <UndoRemoval actor={actor} />
        <EmptyCart />
      </>
    );
  }
  return (
    <WithQuotable>
      {(quotable) => (
        <div className={classes.view}>
          <Stack gap="md">
            <Group justify="space-between" gap="0.5rem 1rem">
              <Text fz="md">{countedLines(cart.lines.length)} en tu carrito</Text>
              <RefreshButton
                canRefresh={canReload}
                onRefresh={() => {
                  actor.send({ type: 'cart.reload' });
                }}
              />
            </Group>
            <UndoRemoval actor={actor} />
            <CartLines actor={actor} cart={cart} quotable={quotable} />
          </Stack>
          <CartSummary cart={cart} quotable={quotable} onCheckOut={onCheckOut} />
        </div>
      )}
    </WithQuotable>
  );
}

function EmptyCart() {
  return (
    <Stack gap="md" align="start" py="xl">
      <Text c="dimmed" fz="md" maw="40rem">
        Tu carrito está vacío. Cotiza una ventana y mándala aquí, o sube la lista de todas tus medidas en un
        archivo.
      </Text>
      <Group gap="xs">
        <Button component={Link} variant="filled" size="md" to={href('quoter')}>
          Cotizar una ventana
        </Button>
        <Button component={Link} size="md" to={`${href('cart')}?orden=rapida`}>
          Subir una lista
        </Button>
      </Group>
    </Stack>
  );
}
