import { useSelector } from '@xstate/react';
import { useServices } from '#src/actor-hooks/services.ts';
import { hasRole } from '#src/config/permissions.ts';
import { BOARD, EARNINGS, VIEW } from '#src/features/order-facts/query-parameters.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';

type Look = '' | typeof BOARD | typeof EARNINGS;

const LIST: Look = '';

const labels: Readonly<Record<Look, string>> = {
  [LIST]: 'Lista',
  [BOARD]: 'Tablero',
  [EARNINGS]: 'Ganancias',
};

interface OrdersLook {
  readonly looks: readonly Look[];
  readonly look: Look;
  readonly show: (look: Look) => void;
}

/**
 * How orders are shown, as the address says: '' is the list. A network's are a board too; who sells at their own price sees
 * what they earned.
 */
export function useOrdersLook(ofNetwork: boolean): OrdersLook {
  const { session } = useServices();
  const earns = useSelector(session, ({ context }) => hasRole(context.user, 'distribuidor'));
  const { values, change } = useListQuery({ [VIEW]: '' });
  const other: Look = ofNetwork ? BOARD : EARNINGS;
  const looks: readonly Look[] = ofNetwork || earns ? [LIST, other] : [LIST];
  return {
    looks,
    look: looks.find((one) => one === values[VIEW]) ?? LIST,
    show: (look: Look) => {
      change({ [VIEW]: look });
    },
  };
}

/** Shows the orders in another way. */
export function ViewSwitch({ ofNetwork }: { readonly ofNetwork: boolean }) {
  const { looks, look, show } = useOrdersLook(ofNetwork);
  if (looks.length === 1) return null;
  return (
    <Segmented
      legend="Cómo verlas"
      value={look}
      options={looks.map((value) => ({ value, label: labels[value] }))}
      onChange={show}
    />
  );
}
