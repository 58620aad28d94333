import { Button, Group, Stack, Title } from '@mantine/core';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { cuttingStockMachine } from '#machines/cutting-stock/cutting-stock.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import type { CuttingStock } from '#src/api/contract/assumed/cutting.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { workshopStage, workshopStages } from '#src/config/order-stages.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { WithQuotable } from '#src/features/quoted-windows/with-quotable.tsx';
import { cutListOf } from '#src/materials/cut-list.ts';
import { ResourceView, type ResourceActor } from '#src/remote-data/resource-view.tsx';
import { ContactOptions } from '#src/ui/contact/contact-options.tsx';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import layout from '#src/ui/styles/layout.module.css';
import { ChooseOrders } from './plan/choose-orders.tsx';
import { NewPlan } from './plan/new-plan.tsx';
import { RecutPlan } from './plan/recut-plan.tsx';
import { SavedPlan } from './plan/saved-plan.tsx';

interface CutPlanViewProps {
  /** All orders that the person sees. */
  readonly orders: readonly SavedOrder[];
  /** Ids of the orders to cut. */
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
  /** Whether only the spoiled pieces of the first of them are cut. */
  readonly isRecut: boolean;
  /** Shows the list of orders again. */
  readonly onBack: () => void;
}

const uncut: readonly SavedOrder['stage'][] = [
  'confirmado',
  'medidas-confirmadas',
  'material-reservado',
  'en-corte',
  'en-fabricacion',
];

/** Whether an order may still be cut. */
const isUncut = ({ stage }: SavedOrder) => uncut.includes(stage);

/** Whether an order is being cut, or was: what it takes is out of stock. */
const isBegun = ({ stage }: SavedOrder) =>
  stage !== 'cancelado' && workshopStages.indexOf(workshopStage(stage)) >= workshopStages.indexOf('en-corte');

/** The cut plan of some orders: what is cut from which roll and bar, and everything that it takes. */
export function CutPlanView({ orders, chosen, onChoose, isRecut, onBack }: CutPlanViewProps) {
  const known = useMemo(() => orders.filter(({ id }) => chosen.includes(id)), [orders, chosen]);
  const offered = orders.filter((order) => isUncut(order) || chosen.includes(order.id));
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <Button onClick={onBack}>Volver a las órdenes</Button>
      </Group>
      <Title order={2} ref={focusWhenShown} tabIndex={-1}>
        {isRecut ? 'Cortar otra vez' : 'Plan de corte'} {known.map(({ folio }) => folio).join(', ')}
      </Title>
      {known.length < chosen.length ? (
        <p className={layout.note}>No encontramos una de las órdenes: puede que sea de otra cuenta.</p>
      ) : null}
      {known.length === 0 ? null : (
        <>
          {isRecut ? null : (
            <ChooseOrders orders={offered} chosen={known.map(({ id }) => id)} onChange={onChoose} />
          )}
          <WithQuotable>
            {(quotable) => <Stocked orders={orders} chosen={known} quotable={quotable} isRecut={isRecut} />}
          </WithQuotable>
        </>
      )}
    </Stack>
  );
}

interface ChosenProps {
  readonly orders: readonly SavedOrder[];
  readonly chosen: readonly SavedOrder[];
  readonly quotable: Quotable;
}

function Stocked({ isRecut, ...shownOf }: ChosenProps & { readonly isRecut: boolean }) {
  const actor = useActorRef(cuttingStockMachine, useActorSurroundings());
  const shown: ResourceActor<CuttingStock> = actor;
  const reload = () => {
    actor.send({ type: 'resource.load', input: {} });
  };
  return (
    <ResourceView actor={shown} loading="Cargando el almacén…" unavailable={<ContactOptions />}>
      {(stock) => {
        const [first] = shownOf.chosen;
        return isRecut && first !== undefined ? (
          <RecutPlan order={first} quotable={shownOf.quotable} stock={stock} onReload={reload} />
        ) : (
          <Planned {...shownOf} stock={stock} onReload={reload} />
        );
      }}
    </ResourceView>
  );
}

interface PlannedProps extends ChosenProps {
  readonly stock: CuttingStock;
  readonly onReload: () => void;
}

/** The saved plan of the orders, else a new one. */
function Planned({ orders, chosen, quotable, stock, onReload }: PlannedProps) {
  const saved = stock.plans.find(
    ({ state, recut, orders: own }) =>
      state !== 'liberado' && recut.length === 0 && chosen.some(({ id }) => own.includes(id)),
  );
  const cut = useMemo(
    () => (saved === undefined ? chosen : orders.filter(({ id }) => saved.orders.includes(id))),
    [saved, chosen, orders],
  );
  const list = useMemo(() => cutListOf(cut, quotable), [cut, quotable]);
  const begun = chosen.filter(isBegun);
  const others = chosen.filter(({ id }) => saved !== undefined && !saved.orders.includes(id));
  const name = cut.map(({ folio }) => folio).join(', ');
  if (saved === undefined) {
    return (
      <>
        {begun.length === 0 ? null : (
          <p className={layout.note}>
            El material de {begun.map(({ folio }) => folio).join(', ')} ya salió del almacén: este plan solo
            dice cómo cortarlo.
          </p>
        )}
        <NewPlan
          key={chosen.map(({ id }) => id).join(' ')}
          of={{ orders: chosen.map(({ id }) => id), recut: [] }}
          list={list}
          stock={stock}
          name={name}
          isOut={begun.length > 0}
          onReload={onReload}
        />
      </>
    );
  }
  return (
    <>
      {others.length === 0 ? null : (
        <p className={layout.note}>
          Este plan es de {name}. Quítalas para planear {others.map(({ folio }) => folio).join(', ')}.
        </p>
      )}
      <SavedPlan plan={saved} list={list} stock={stock} name={name} onClosed={onReload} />
    </>
  );
}
