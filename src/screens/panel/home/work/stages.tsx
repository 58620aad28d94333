import { Link } from 'react-router-dom';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { href } from '#src/config/routes.ts';
import { stageNames } from '../../../support/orders/stage-names.ts';
import { byStage } from './by-stage.ts';
import classes from './work.module.css';

/** How many orders are at each stage, each a link to those. */
export function Stages({ orders }: { readonly orders: readonly SavedOrder[] }) {
  const stages = byStage(orders);
  const most = Math.max(1, ...stages.map(({ count }) => count));
  return (
    <ul className={classes['stages']}>
      {stages.map(({ stage, count }) => (
        <li key={stage}>
          <Link to={`${href('orders')}?etapa=${stage}`} className={classes['stage']}>
            <span>{stageNames[stage]}</span>{' '}
            <strong>
              {count}
              <span className="visually-hidden"> {count === 1 ? 'orden' : 'órdenes'}</span>
            </strong>
            <span
              className={classes['bar']}
              style={{ inlineSize: `${String((count / most) * 100)}%` }}
              aria-hidden
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
