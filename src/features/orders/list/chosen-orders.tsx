import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { workshopStage, type WorkshopStage } from '#src/config/order-stages.ts';
import type { OrderRow } from '#src/features/order-facts/order-row.ts';
import { counted } from '#src/format/words.ts';
import { BottomFoot } from '#src/lists/chosen/bottom-bar.tsx';
import { ChosenBar } from '#src/lists/chosen/chosen-bar.tsx';
import { cutPlanHref } from '../sheet/cut-plan-href.ts';

/** Stages before the saw. */
const uncut: readonly WorkshopStage[] = ['confirmado', 'medidas-confirmadas', 'material-reservado'];

export interface ChosenOrdersProps {
  /** The chosen rows, also those that the filters hide. */
  readonly chosen: readonly OrderRow[];
  /** The rows that match the filters. */
  readonly matching: readonly OrderRow[];
  readonly onChoose: (rows: readonly OrderRow[]) => void;
  /** Whether those that have no plan may be cut together. */
  readonly mayPlan: boolean;
}

/** How many orders are chosen, and what can be done with them besides their file. */
export function ChosenOrders({ chosen, matching, onChoose, mayPlan }: ChosenOrdersProps) {
  const shown = new Set(matching);
  const plannable = chosen.filter(
    ({ order }) => order.plan === null && uncut.includes(workshopStage(order.stage)),
  );
  return (
    <BottomFoot>
      <ChosenBar
        label="Órdenes elegidas"
        words={{ one: 'elegida', many: 'elegidas', all: 'las' }}
        count={chosen.length}
        hidden={chosen.filter((row) => !shown.has(row)).length}
        matching={matching.length}
        onChooseAll={() => {
          onChoose([...new Set([...chosen, ...matching])]);
        }}
        onClear={() => {
          onChoose([]);
        }}
      >
        {mayPlan && plannable.length > 0 ? (
          <Button
            component={Link}
            to={cutPlanHref(plannable.map(({ order }) => order.id).join(','), 'corte')}
          >
            Planear el corte de {counted(plannable.length, 'orden', 'órdenes')}
          </Button>
        ) : null}
      </ChosenBar>
    </BottomFoot>
  );
}
