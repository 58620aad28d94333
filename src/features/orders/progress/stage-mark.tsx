import { Group } from '@mantine/core';
import type { OrderStage } from '#src/config/order-stages.ts';
import type { StageWords } from '#src/features/order-facts/stage-names.ts';
import classes from './stage-mark.module.css';

interface StageMarkProps {
  readonly stage: OrderStage;
  readonly words: StageWords;
}

/** The stage of an order: its name, and a mark with one dot for each step made. */
export function StageMark({ stage, words }: StageMarkProps) {
  const { done, of } = words.progressOf(stage);
  return (
    <Group
      component="span"
      display="inline-flex"
      gap="xs"
      wrap="nowrap"
      fz="sm"
      c={stage === 'cancelado' ? 'red' : ''}
      className={classes.mark}
      data-stage={stage}
    >
      <span className={classes.steps} aria-hidden>
        {Array.from({ length: of }, (_, index) => (
          <span key={index} data-done={index < done || undefined} />
        ))}
      </span>
      {words.nameOf(stage)}
    </Group>
  );
}
