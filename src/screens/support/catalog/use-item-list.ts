import { useListQuery } from '../list/use-list-query.ts';
import type { ListedItem } from './item.ts';
import { NO_FILTER, useItemFilter } from './use-item-filter.ts';

/** A list of the catalogue as the address has it: what it leaves, and how the toolbar above it changes that. */
export function useItemList<Item extends ListedItem>(items: readonly Item[]) {
  const { values, change, page } = useListQuery({ ...NO_FILTER, orden: 'nombre' });
  const { rows, families } = useItemFilter(items, values);
  const wanted = [values.buscar, values.familia].filter((text) => text !== '');
  const clear = () => {
    change(NO_FILTER);
  };
  return {
    rows,
    order: values.orden,
    /** What is searched and narrowed to, for a sheet that says so. */
    wanted,
    change,
    page,
    turnTo: (next: number) => {
      change({ pagina: String(next) });
    },
    clear,
    toolbar: {
      search: {
        value: values.buscar,
        placeholder: 'Nombre o código',
        onChange: (buscar: string) => {
          change({ buscar });
        },
      },
      filters: [
        {
          label: 'Familia',
          value: values.familia,
          options: families,
          onChange: (familia: string) => {
            change({ familia });
          },
        },
      ],
      onClear: wanted.length > 0 ? clear : undefined,
    },
  };
}
