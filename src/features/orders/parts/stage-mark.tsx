import { Group } from '@mantine/core';
import type { OrderStage } from '#src/api/contract/assumed/orders.ts';
import classes from './stage-mark.module.css';
import { stageNames } from '../stage-names.ts';
import { stageProgress } from './stages.ts';

/** The stage of an order: its name, and a mark with one dot for each stage passed. */
export function StageMark({ stage }: { readonly stage: OrderStage }) {
  const { done, of } = stageProgress(stage);
  return (
    <Group
      component="span"
      display="inline-flex"
      gap="xs"
      wrap="nowrap"
      fz="sm"
      c={stage === 'cancelado' ? 'red' : ''}
      className={classes['mark'] ?? ''}
      data-stage={stage}
    >
      <span className={classes['steps']} aria-hidden>
        {Array.from({ length: of }, (_, index) => (
          <span key={index} data-done={index < done || undefined} />
        ))}
      </span>
      {stageNames[stage]}
    </Group>
  );
}
