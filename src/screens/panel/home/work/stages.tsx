import '@mantine/core/styles/Progress.layer.css';
import { Progress, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { href } from '#src/config/routes.ts';
import { stageNames } from '#src/features/orders/stage-names.ts';
import { byStage } from './by-stage.ts';
import classes from './work.module.css';

/** Number of orders at each stage, linked to the list. */
export function Stages({ orders }: { readonly orders: readonly SavedOrder[] }) {
  const stages = byStage(orders);
  const largest = Math.max(1, ...stages.map(({ count }) => count));
  return (
    <Stack component="ul" gap={0}>
      {stages.map(({ stage, count }) => (
        <li key={stage}>
          <Link to={`${href('orders')}?etapa=${stage}`} className={classes['stage']}>
            <span>{stageNames[stage]}</span>{' '}
            <strong>
              {count}
              <span className="visually-hidden"> {count === 1 ? 'orden' : 'órdenes'}</span>
            </strong>
            <Progress value={(count / largest) * 100} size={4} aria-hidden />
          </Link>
        </li>
      ))}
    </Stack>
  );
}
