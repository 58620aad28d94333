import { BOARD, VIEW } from '#src/features/order-facts/query-parameters.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';

/** How a list of orders is shown, as the address says: as a list, or as a board. */
function useView() {
  const { values, change } = useListQuery({ [VIEW]: '' });
  return {
    isBoard: values[VIEW] === BOARD,
    show: (view: string) => {
      change({ [VIEW]: view });
    },
  };
}

/** Whether the address asks for the board. */
export const useIsBoard = (): boolean => useView().isBoard;

/** Shows the orders as a list or as a board. */
export function ViewSwitch() {
  const { isBoard, show } = useView();
  return (
    <Segmented
      legend="Cómo verlas"
      value={isBoard ? BOARD : ''}
      options={[
        { value: '', label: 'Lista' },
        { value: BOARD, label: 'Tablero' },
      ]}
      onChange={show}
    />
  );
}
