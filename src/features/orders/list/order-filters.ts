import { payStates, type PayState } from '#src/features/order-facts/order-row.ts';
import type { ListFilter } from '#src/lists/list-select.tsx';
import type { ListPeriod } from '#src/lists/period/period-filter.tsx';

/** The filters in the address, and that none of them filters. */
export const NO_FILTER = { busca: '', etapa: '', pago: '', cuando: '', de: '' } as const;

type Options = ListFilter['options'];

const payNames: Readonly<Record<PayState, string>> = {
  debe: 'Por pagar',
  pagada: 'Pagadas',
  devolver: 'Por devolver',
};

interface OrderFiltersProps {
  /** What the address names, '' for a word that it should not have. */
  readonly shown: Readonly<Record<'etapa' | 'pago' | 'cuando' | 'de', string>>;
  readonly groups: Options;
  /** The people who made the orders; null in the list of one's own. */
  readonly makers: Options | null;
  readonly onChange: (change: Partial<Record<'etapa' | 'pago' | 'cuando' | 'de', string>>) => void;
}

/** The filters above a list of orders. */
export function orderFilters({
  shown,
  groups,
  makers,
  onChange,
}: OrderFiltersProps): readonly (ListFilter | ListPeriod)[] {
  const changes = (key: keyof typeof shown) => (chosen: string) => {
    onChange({ [key]: chosen });
  };
  return [
    {
      label: 'Etapa',
      value: shown.etapa,
      options: [{ value: '', label: 'Todas' }, ...groups],
      onChange: changes('etapa'),
    },
    {
      label: 'Pago',
      value: shown.pago,
      options: [
        { value: '', label: 'Todos' },
        ...payStates.map((value) => ({ value, label: payNames[value] })),
      ],
      onChange: changes('pago'),
    },
    { label: 'Hecha', period: shown.cuando, onChange: changes('cuando') },
    ...(makers === null
      ? []
      : [
          {
            label: 'De quién',
            value: shown.de,
            options: [{ value: '', label: 'Todos' }, ...makers],
            onChange: changes('de'),
          },
        ]),
  ];
}
