import { Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { CuttingStock } from '#src/api/contract/assumed/cutting.ts';
import type { CutResult, RollPlan } from '#src/cutting/index.ts';
import { inMetres } from '#src/format/measures.ts';
import { inNumber } from '#src/format/numbers.ts';
import { FactsList } from '#src/lists/facts-list.tsx';
import type { CutList } from '#src/materials/cut-list.ts';
import layout from '#src/ui/styles/layout.module.css';
import classes from './cloth-section.module.css';
import { clothFacts, rollName } from './plan-figures.ts';
import { numberedRolls, restsText, rollRows, squareText } from './plan-rows.ts';
import { PlanTable } from './plan-table.tsx';
import { RollDrawing } from './roll-drawing.tsx';

interface ClothSectionProps {
  readonly plan: CutResult['cloths'][number];
  readonly list: CutList;
  readonly stock: CuttingStock;
  /** What is written on each rest that is kept. */
  readonly labels: ReadonlyMap<object, string>;
}

/** A cloth: how much of it is used, and each of its rolls with the pieces that are cut from it. */
export function ClothSection({ plan, list, stock, labels }: ClothSectionProps) {
  const titleId = useId();
  const group = list.cloths.find(({ code }) => code === plan.key);
  const name = `${group?.name ?? ''} ${plan.key}`.trim();
  return (
    <Stack component="section" gap="md" aria-labelledby={titleId} className={classes.cloth}>
      <Title order={3} fz="lg" id={titleId}>
        <span className={classes.colour} style={{ background: group?.hex }} aria-hidden /> {name}
      </Title>
      <FactsList facts={clothFacts(plan, stock)} />
      {plan.unplaced.length === 0 ? null : (
        <p className={layout.note}>
          No hay rollo tan ancho para {inNumber(plan.unplaced.length)} de sus piezas:{' '}
          {[...new Set(plan.unplaced.map((id) => list.marks.get(id) ?? id))].join(', ')}.
        </p>
      )}
      {numberedRolls(plan).map(({ roll, from }, at) => (
        <Roll
          key={`${roll.roll ?? 'nuevo'} ${String(at)}`}
          roll={roll}
          at={at}
          from={from}
          cloth={name}
          list={list}
          labels={labels}
        />
      ))}
    </Stack>
  );
}

interface RollProps extends Pick<ClothSectionProps, 'list' | 'labels'> {
  readonly roll: RollPlan;
  readonly at: number;
  readonly from: number;
  readonly cloth: string;
}

function Roll({ roll, at, from, cloth, list, labels }: RollProps) {
  const name = `${cloth}, rollo ${String(at + 1)}`;
  return (
    <Stack gap="xs">
      <Text fw={500} fz="md">
        {rollName(roll)}: se cortan {inMetres(roll.usedMm)} m
      </Text>
      <RollDrawing roll={roll} name={name} from={from} />
      <PlanTable label={`Cortes de ${name}`} {...rollRows(roll, from, list)} />
      <Text c="dimmed" fz="md">
        {squareText(roll)} {restsText(roll, labels)}
      </Text>
    </Stack>
  );
}
