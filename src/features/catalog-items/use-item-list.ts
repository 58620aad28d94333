import { useListQuery } from '#src/lists/use-list-query.ts';
import type { ListedItem } from './list/item.ts';
import { NO_FILTER, useItemFilter } from './list/use-item-filter.ts';

/**
 * A list of the catalog filtered by the address, and the toolbar's props that change the address.
 * @param list its name, by which views of it are saved
 */
export function useItemList<Item extends ListedItem>(items: readonly Item[], list: string) {
  const { values, change, page, view } = useListQuery({ ...NO_FILTER, orden: 'nombre' });
  const { rows, families } = useItemFilter(items, values);
  const activeFilters = [values.buscar, values.familia].filter((text) => text !== '');
  const clear = () => {
    change(NO_FILTER);
  };
  return {
    rows,
    order: values.orden,
    /** The active search and family, for the printed list. */
    activeFilters,
    change,
    page,
    goToPage: (next: number) => {
      change({ pagina: String(next) });
    },
    clear,
    toolbar: {
      saved: { list, view },
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
      onClear: activeFilters.length > 0 ? clear : undefined,
    },
  };
}
