import { Button, Stack, Text, Title } from '@mantine/core';
import { inCurrency } from '#src/format/money.ts';
import { counted } from '#src/format/words.ts';
import type { PriceCheck } from './price-check.ts';

/** The most lines that are named. */
const MOST_NAMED = 20;

interface PriceChangesProps {
  readonly check: PriceCheck;
  /** Shows every line at both prices, to renew the quote. */
  readonly onRenew: () => void;
}

/** What changed in the prices since the quote, before it is ordered. */
export function PriceChanges({ check, onRenew }: PriceChangesProps) {
  if (check === 'looking') {
    return (
      <Text fz="md" role="status">
        Revisando los precios de hoy…
      </Text>
    );
  }
  if (check === 'same') return <Text fz="md">Los precios son los de tu cotización.</Text>;
  if (check === 'unknown') {
    return (
      <Text fz="md">
        No pudimos revisar los precios de hoy. Si ya no son los de tu cotización, la orden no se hace y te lo
        decimos.
      </Text>
    );
  }
  const { lines, before, after } = check;
  const changed = lines.filter((line) => line.after !== line.before);
  return (
    <Stack component="section" gap="xs" bg="var(--sunken)" p="md" aria-label="Qué cambió desde que se cotizó">
      <Title order={3}>Qué cambió desde que se cotizó</Title>
      {changed.length === 0 ? null : (
        <Stack component="ul" gap={4}>
          {changed.slice(0, MOST_NAMED).map(({ key, name, before: was, after: is }) => (
            <Text component="li" fz="md" key={key}>
              {`${name}: ${is === null ? 'ya no se hace así' : `de ${inCurrency(was)} a ${inCurrency(is)}`}.`}
            </Text>
          ))}
        </Stack>
      )}
      {changed.length <= MOST_NAMED ? null : (
        <Text fz="md">Y {counted(changed.length - MOST_NAMED, 'partida más', 'partidas más')}.</Text>
      )}
      <Text fz="md">{totalText(before, after)}</Text>
      <div>
        <Button onClick={onRenew}>Ver los cambios y renovar</Button>
      </div>
    </Stack>
  );
}

function totalText(before: number, after: number | null): string {
  if (after === null) return 'Así ya no se puede pedir: cámbiala en una copia.';
  return after === before
    ? 'La lista de precios es otra y el total queda igual. Renuévala para pedirla.'
    : `El total pasa de ${inCurrency(before)} a ${inCurrency(after)}. Renuévala para pedirla.`;
}
