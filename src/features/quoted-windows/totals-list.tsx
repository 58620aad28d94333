import { Group, Stack, Text } from '@mantine/core';
import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { inCurrency } from '#src/format/money.ts';

interface TotalsListProps {
  readonly totals: Totals;
  /** Whether deposit and balance are listed. @default true */
  readonly showsDeposit?: boolean;
}

/** Totals: before IVA, IVA, and what is paid when. */
export function TotalsList({ totals, showsDeposit = true }: TotalsListProps) {
  return (
    <Stack component="dl" gap={6} m={0}>
      {totals.discount_centavos > 0 ? (
        <>
          <Row
            name={totals.holds_iva ? 'Suma con IVA' : 'Suma antes de IVA'}
            centavos={totals.subtotal_centavos}
          />
          <Row name="Descuento" centavos={-totals.discount_centavos} />
        </>
      ) : null}
      <Row name="Antes de IVA" centavos={totals.base_centavos} />
      <Row name="IVA" centavos={totals.iva_centavos} />
      <Row name="Total" centavos={totals.total_centavos} strong />
      {showsDeposit ? (
        <>
          <Row name="Anticipo, al pedir" centavos={totals.deposit_centavos} />
          <Row name="Resto, contra entrega" centavos={totals.balance_centavos} />
        </>
      ) : null}
    </Stack>
  );
}

const STRONG = { fw: 500, fz: 'lg', py: 'xs' };

interface RowProps {
  readonly name: string;
  readonly centavos: number;
  readonly strong?: boolean;
}

function Row({ name, centavos, strong = false }: RowProps) {
  return (
    <Group justify="space-between" gap="0 1rem" {...(strong ? STRONG : { c: 'dimmed' })}>
      <Text component="dt" inherit>
        {name}
      </Text>
      <Text component="dd" inherit ta="end" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {inCurrency(centavos)}
      </Text>
    </Group>
  );
}
