import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { RECUT } from '#src/features/order-facts/query-parameters.ts';
import { IconScissors } from '#src/ui/icons.ts';
import { cutPlanHref } from './cut-plan-href.ts';

/** Leads to the cut plan of the spoiled pieces of an order; nothing when none is cut again. */
export const RecutLink = ({ order: { id, changes } }: { readonly order: SavedOrder }) =>
  changes.some(({ kind }) => kind === 'recorte') ? (
    <Button
      component={Link}
      to={cutPlanHref(id, RECUT)}
      leftSection={<IconScissors size={16} stroke={1.5} aria-hidden />}
    >
      Plan de lo que se corta otra vez
    </Button>
  ) : null;
