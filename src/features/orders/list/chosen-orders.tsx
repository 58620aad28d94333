import { Button, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useQuestion } from '#src/actor-hooks/use-question.ts';
import { workshopStage, type WorkshopStage } from '#src/config/order-stages.ts';
import type { OrderRow } from '#src/features/order-facts/order-row.ts';
import { counted } from '#src/format/words.ts';
import { BottomFoot } from '#src/lists/chosen/bottom-bar.tsx';
import { ChosenBar, countsOfChosen } from '#src/lists/chosen/chosen-bar.tsx';
import { isMovable, MoveSeveral } from '../moves/move-several.tsx';
import { MovesState } from '../moves/moves-state.tsx';
import { useMoves } from '../moves/use-moves.ts';
import { cutPlanHref } from '../sheet/cut-plan-href.ts';

/** Stages before the saw. */
const uncut: readonly WorkshopStage[] = ['confirmado', 'medidas-confirmadas', 'material-reservado'];

interface ChosenProps {
  /** The chosen rows, also those that the filters hide. */
  readonly chosen: readonly OrderRow[];
  /** The rows that match the filters. */
  readonly matching: readonly OrderRow[];
  readonly onChoose: (rows: readonly OrderRow[]) => void;
  /** Whether those that have no plan may be cut together. */
  readonly mayPlan: boolean;
  /** What else can be done with them. */
  readonly children?: ReactNode;
}

export interface ChosenOrdersProps extends Omit<ChosenProps, 'children'> {
  /** Whether they may be moved to other stages. */
  readonly mayMove: boolean;
  readonly onReload: () => void;
}

/** How many orders are chosen, and what can be done with them besides their file. */
export function ChosenOrders({ mayMove, onReload, ...rest }: ChosenOrdersProps) {
  if (mayMove) return <MovableOrders {...rest} onReload={onReload} />;
  return (
    <BottomFoot>
      <Chosen {...rest} />
    </BottomFoot>
  );
}

function Chosen({ chosen, matching, onChoose, mayPlan, children }: ChosenProps) {
  if (chosen.length === 0) return null;
  const plannable = chosen.filter(
    ({ order }) => order.plan === null && uncut.includes(workshopStage(order.stage)),
  );
  return (
    <ChosenBar
      label="Órdenes elegidas"
      words={{ one: 'elegida', many: 'elegidas', all: 'las' }}
      {...countsOfChosen(chosen, matching, onChoose)}
    >
      {children}
      {mayPlan && plannable.length > 0 ? (
        <Button component={Link} to={cutPlanHref(plannable.map(({ order }) => order.id).join(','), 'corte')}>
          Planear el corte de {counted(plannable.length, 'orden', 'órdenes')}
        </Button>
      ) : null}
    </ChosenBar>
  );
}

/** Chosen orders that an administrator may move on together. */
function MovableOrders({ onReload, ...rest }: Omit<ChosenOrdersProps, 'mayMove'>) {
  const moves = useMoves(onReload);
  const question = useQuestion();
  const isMoving = moves.snapshot.hasTag('waiting');
  const orders = rest.chosen.map(({ order }) => order);
  return (
    <BottomFoot>
      {moves.snapshot.matches('quiet') ? null : (
        <Paper shadow="md" radius="md" p="xs" maw="44rem">
          <MovesState moves={moves} label="Cambio de etapa" />
        </Paper>
      )}
      {isMoving ? null : (
        <Chosen {...rest}>
          {orders.some(isMovable) ? <Button onClick={question.open}>Cambiar de etapa</Button> : null}
        </Chosen>
      )}
      {question.isOpen ? <MoveSeveral orders={orders} onMove={moves.move} onClose={question.close} /> : null}
    </BottomFoot>
  );
}
