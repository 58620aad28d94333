import { Button, Group, Stack, Text } from '@mantine/core';
import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { MOST_LINKED } from '#machines/support/draft-link.ts';
import type { Cart } from '#src/api/contract/assumed/cart.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { refusedInstallation } from '#src/features/delivery/installer-text.ts';
import { PlaceLine } from '#src/features/delivery/place-line.tsx';
import { usePlace } from '#src/features/delivery/use-place.ts';
import { TotalsList } from '#src/features/quoted-windows/totals-list.tsx';
import { inCurrency } from '#src/format/money.ts';
import { countedLines } from '#src/format/words.ts';
import { promiseFor } from '#src/promise/promise.ts';
import text from '#src/ui/styles/text.module.css';
import classes from '../cart-view.module.css';
import { quoterLink } from './quoter-link.ts';

interface CartSummaryProps {
  readonly cart: Cart;
  readonly quotable: Quotable;
  readonly onCheckOut: () => void;
}

/**
 * The totals of the cart, and links to order or quote it. On small screens the order button stays at the foot of the
 * screen.
 */
export function CartSummary({ cart: { lines, totals: ofLines }, quotable, onCheckOut }: CartSummaryProps) {
  const place = usePlace();
  const totals = promiseFor(place).totals(ofLines, quotable.publicPrices.ivaBp);
  const refused = refusedInstallation(lines, place);
  const problemCount = lines.filter(({ problem }) => problem !== null).length;
  return (
    <section className={classes.summary} aria-label="Resumen del carrito">
      <div className={classes.sums}>
        <TotalsList totals={totals} />
        <PlaceLine />
        <Text c="dimmed" fz="sm">
          {totals.holds_iva
            ? 'Los precios por pieza son con IVA.'
            : 'Los precios por pieza son antes de IVA.'}{' '}
          Pagas la mitad al pedir y la otra mitad cuando te entregamos.
        </Text>
        {refused === null ? null : (
          <Text c="red" fz="md">
            {refused}
          </Text>
        )}
        {problemCount > 0 ? (
          <Text c="red" fz="md">
            {problemCount === 1
              ? 'Una partida no se puede pedir así: quítala o cámbiala.'
              : `${String(problemCount)} partidas no se pueden pedir así: quítalas o cámbialas.`}
          </Text>
        ) : null}
      </div>
      <Group justify="space-between" gap="0.5rem 1rem" className={classes.order}>
        <p className={cx(text.muted, text.fine, classes.sum)}>
          <strong translate="no">{inCurrency(totals.total_centavos)}</strong> con IVA
        </p>
        <Button variant="filled" size="md" onClick={onCheckOut}>
          Revisar y pedir
        </Button>
      </Group>
      <Stack gap="sm" align="start">
        {lines.length <= MOST_LINKED ? (
          <>
            <Button component={Link} size="md" to={quoterLink(lines, quotable)}>
              Pasar todo a cotización
            </Button>
            <Text c="dimmed" fz="sm">
              Se abre en el cotizador{' '}
              {lines.length === 1 ? 'la partida' : `con ${countedLines(lines.length)}`}; aquí también se{' '}
              {lines.length === 1 ? 'queda' : 'quedan'}.
            </Text>
          </>
        ) : (
          <Text c="dimmed" fz="sm">
            A una cotización pasan hasta {MOST_LINKED} partidas a la vez: pásalas una por una con su botón.
          </Text>
        )}
      </Stack>
    </section>
  );
}
