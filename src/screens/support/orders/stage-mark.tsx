import type { OrderStage } from '#src/api/contract/assumed/orders.ts';
import classes from './stage-mark.module.css';
import { stageNames } from './stage-names.ts';
import { reachOf } from './stages.ts';

/** How far an order is: its stage in words, and a small mark that fills as it goes on. */
export function StageMark({ stage }: { readonly stage: OrderStage }) {
  const { done, of } = reachOf(stage);
  return (
    <span className={classes['mark']} data-stage={stage}>
      <span className={classes['steps']} aria-hidden>
        {Array.from({ length: of }, (_, index) => (
          <span key={index} data-done={index < done || undefined} />
        ))}
      </span>
      {stageNames[stage]}
    </span>
  );
}
