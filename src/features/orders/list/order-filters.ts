import { isPayState } from '#src/features/order-facts/order-row.ts';
import type { ListFilter } from '#src/lists/list-select.tsx';
import { periodNamed, periodOptions } from '#src/lists/period.ts';

/** The filters in the address, and that none of them filters. */
export const NO_FILTER = { busca: '', etapa: '', pago: '', cuando: '', de: '' } as const;

type Options = ListFilter['options'];

interface OrderFiltersProps {
  /** What the address names. */
  readonly shown: Readonly<Record<'etapa' | 'pago' | 'cuando' | 'de', string>>;
  readonly groups: Options;
  /** The people who made the orders; null in the list of one's own. */
  readonly makers: Options | null;
  readonly onChange: (change: Partial<Record<'etapa' | 'pago' | 'cuando' | 'de', string>>) => void;
}

/** The filters above a list of orders. */
export function orderFilters({ shown, groups, makers, onChange }: OrderFiltersProps): readonly ListFilter[] {
  const filter = (key: keyof typeof shown, label: string, value: string, options: Options): ListFilter => ({
    label,
    value,
    options,
    onChange: (chosen) => {
      onChange({ [key]: chosen });
    },
  });
  return [
    filter('etapa', 'Etapa', shown.etapa, [{ value: '', label: 'Todas' }, ...groups]),
    filter('pago', 'Pago', isPayState(shown.pago) ? shown.pago : '', [
      { value: '', label: 'Todos' },
      { value: 'debe', label: 'Por pagar' },
      { value: 'pagada', label: 'Pagadas' },
    ]),
    filter('cuando', 'Hecha', periodNamed(shown.cuando), periodOptions),
    ...(makers === null
      ? []
      : [filter('de', 'De quién', shown.de, [{ value: '', label: 'Todos' }, ...makers])]),
  ];
}
