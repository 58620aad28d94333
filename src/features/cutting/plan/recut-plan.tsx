import { Group } from '@mantine/core';
import { useMemo } from 'react';
import type { CuttingStock } from '#src/api/contract/assumed/cutting.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { RECUT_PARTS } from '#src/features/order-facts/query-parameters.ts';
import { counted } from '#src/format/words.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { recutListOf, recutPlansOf, unplannedOf } from '../task/recut.ts';
import { NewPlan } from './new-plan.tsx';
import { SavedPlan } from './saved-plan.tsx';

interface RecutPlanProps {
  readonly order: SavedOrder;
  readonly quotable: Quotable;
  readonly stock: CuttingStock;
  /** Loads what there is again. */
  readonly onReload: () => void;
}

/** Also the profiles are cut again; else the cloth alone. */
const ALL = 'todo';

/** The plan of the spoiled pieces of an order: the one whose material is reserved, else a new one, else the last. */
export function RecutPlan({ order, quotable, stock, onReload }: RecutPlanProps) {
  const { values, change } = useListQuery({ [RECUT_PARTS]: '' });
  const plans = recutPlansOf(order, stock.plans);
  const unplanned = useMemo(() => unplannedOf(order, stock.plans), [order, stock.plans]);
  const saved =
    plans.find(({ state }) => state === 'apartado') ?? (unplanned.length > 0 ? null : (plans.at(-1) ?? null));
  const recut = saved?.recut ?? unplanned;
  const hasBars = saved !== null || values[RECUT_PARTS] === ALL;
  const list = useMemo(() => {
    const all = recutListOf(order, recut, quotable);
    return hasBars ? all : { ...all, bars: [] };
  }, [order, recut, quotable, hasBars]);
  if (recut.length === 0) {
    return <p className={layout.note}>Esta orden no tiene piezas por cortar otra vez.</p>;
  }
  const nameOf = (key: string) => order.windows.find((window) => window.key === key)?.name ?? key;
  const name = `${order.folio}, otra vez`;
  return (
    <>
      <p className={layout.note}>
        {recut
          .map(({ window, pieces }) => `${counted(pieces, 'pieza', 'piezas')} de ${nameOf(window)}`)
          .join('; ')}
        . Herrajes y motor se aprovechan.
      </p>
      {saved === null ? (
        <>
          <Group gap="xs">
            <Segmented
              legend="Qué se corta otra vez"
              value={hasBars ? ALL : ''}
              options={[
                { value: '', label: 'Solo la tela' },
                { value: ALL, label: 'Tela y perfiles' },
              ]}
              onChange={(parts) => {
                change({ [RECUT_PARTS]: parts });
              }}
            />
          </Group>
          <NewPlan
            key={values[RECUT_PARTS]}
            of={{ orders: [order.id], recut: [...recut] }}
            list={list}
            stock={stock}
            name={name}
            onReload={onReload}
          />
        </>
      ) : (
        <SavedPlan key={saved.id} plan={saved} list={list} stock={stock} name={name} onClosed={onReload} />
      )}
    </>
  );
}
