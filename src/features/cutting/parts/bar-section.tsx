import { Stack, Title } from '@mantine/core';
import { useId } from 'react';
import type { CutResult } from '#src/cutting/index.ts';
import { inNumber } from '#src/format/numbers.ts';
import layout from '#src/ui/layout.module.css';
import type { CutList } from '../cut-list.ts';
import { barFacts } from '../plan-figures.ts';
import { PlanTable } from './plan-table.tsx';

interface BarSectionProps {
  readonly plans: CutResult['bars'];
  readonly list: CutList;
}

const kindNames = { whole: 'Barra', started: 'Sobrante', bought: 'Barra por comprar' } as const;

/** "2 × 1,160 + 420": the lengths of a bar. */
function cutsText(lengths: readonly number[]): string {
  return [...new Set(lengths)]
    .map((length) => {
      const count = lengths.filter((one) => one === length).length;
      return count === 1 ? inNumber(length) : `${inNumber(count)} × ${inNumber(length)}`;
    })
    .join(' + ');
}

/** Bars that are sawn alike, counted together. */
function alike({ bars }: CutResult['bars'][number]) {
  const rows = new Map<
    string,
    { count: number; cells: readonly [kind: string, cuts: string, rest: string] }
  >();
  for (const { kind, lengthMm, pieces, restMm } of bars) {
    const cells = [
      `${kindNames[kind]} de ${inNumber(lengthMm)} mm`,
      `${cutsText(pieces.map((piece) => piece.lengthMm))} mm`,
      `${inNumber(restMm)} mm`,
    ] as const;
    const key = cells.join(' ');
    rows.set(key, { count: (rows.get(key)?.count ?? 0) + 1, cells });
  }
  return [...rows].map(
    ([
      key,
      {
        count,
        cells: [kind, cuts, rest],
      },
    ]) => ({
      key,
      cells: [kind, inNumber(count), cuts, rest],
    }),
  );
}

/** The profiles, each with its bars and the lengths that are sawn from them. */
export function BarSection({ plans, list }: BarSectionProps) {
  const titleId = useId();
  if (plans.length === 0) return null;
  return (
    <Stack component="section" gap="md" aria-labelledby={titleId}>
      <Title order={3} fz="lg" id={titleId}>
        Tubos y perfiles
      </Title>
      {plans.map((plan) => {
        const name = list.bars.find(({ code }) => code === plan.key)?.name ?? plan.key;
        return (
          <Stack key={plan.key} gap="xs">
            <Title order={4} fz="md">
              {name} {plan.key}: {barFacts(plan)}
            </Title>
            {plan.unplaced.length === 0 ? null : (
              <p className={layout['note']}>
                No hay barra tan larga para {inNumber(plan.unplaced.length)} de sus piezas.
              </p>
            )}
            <PlanTable
              label={`Cortes de ${name}`}
              heads={['De', 'Cuántas', 'Cortes', 'Sobra']}
              rows={alike(plan)}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}
