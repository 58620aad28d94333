import { Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { CutResult } from '#src/cutting/index.ts';
import { inNumber } from '#src/format/numbers.ts';
import type { CutList } from '#src/materials/cut-list.ts';
import layout from '#src/ui/styles/layout.module.css';
import { barFacts } from './plan-figures.ts';
import { barRows, trimText } from './plan-rows.ts';
import { PlanTable } from './plan-table.tsx';

interface BarSectionProps {
  readonly plans: CutResult['bars'];
  readonly list: CutList;
  /** What is written on each rest that is kept. */
  readonly labels: ReadonlyMap<object, string>;
}

/** The profiles, each with its bars and the lengths that are sawn from them. */
export function BarSection({ plans, list, labels }: BarSectionProps) {
  const titleId = useId();
  if (plans.length === 0) return null;
  return (
    <Stack component="section" gap="md" aria-labelledby={titleId}>
      <Title order={3} fz="lg" id={titleId}>
        Tubos y perfiles
      </Title>
      {plans.map((plan) => {
        const name = list.bars.find(({ code }) => code === plan.key)?.name ?? plan.key;
        const trim = trimText(plan.key, list);
        return (
          <Stack key={plan.key} gap="xs">
            <Title order={4} fz="md">
              {name} {plan.key}: {barFacts(plan)}
            </Title>
            {plan.unplaced.length === 0 ? null : (
              <p className={layout.note}>
                No hay barra tan larga para {inNumber(plan.unplaced.length)} de sus piezas.
              </p>
            )}
            {trim === '' ? null : (
              <Text c="dimmed" fz="md">
                {trim}
              </Text>
            )}
            <PlanTable label={`Cortes de ${name}`} {...barRows(plan, list, labels)} />
          </Stack>
        );
      })}
    </Stack>
  );
}
