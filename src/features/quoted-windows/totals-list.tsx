import { Group, Stack, Text } from '@mantine/core';
import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { totalRows } from './total-rows.ts';

const STRONG = { fw: 500, fz: 'lg', py: 'xs' };

/** Totals in the panel: before IVA, IVA, freight, and what is paid when. */
export const TotalsList = ({ totals }: { readonly totals: Totals }) => (
  <Stack component="dl" gap={6} m={0}>
    {totalRows(totals).map(({ name, amount, isTotal = false }, at) => (
      // A dealer names their own lines: two may be called the same.
      <Group key={at} justify="space-between" gap="0 1rem" {...(isTotal ? STRONG : { c: 'dimmed' })}>
        <Text component="dt" inherit>
          {name}
        </Text>
        <Text component="dd" translate="no" inherit ta="end" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {amount}
        </Text>
      </Group>
    ))}
  </Stack>
);
