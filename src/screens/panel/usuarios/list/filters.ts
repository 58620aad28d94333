import type { ListFilter } from '#src/lists/list-select.tsx';
import type { RoleOption } from '../roles.ts';
import type { FilterName, Filters, Places } from './filter-users.ts';

interface FilterParts {
  readonly roles: readonly RoleOption[];
  readonly places: Places;
  readonly filters: Filters;
  readonly onChange: (changes: Partial<Record<FilterName, string>>) => void;
}

/** The filters of the list, except the search. */
export function filtersOf({ roles, places, filters, onChange }: FilterParts): readonly ListFilter[] {
  return [
    {
      label: 'Rol',
      value: filters.rol,
      options: [{ value: '', label: 'Todos' }, ...roles],
      onChange: (rol) => {
        onChange({ rol });
      },
    },
    {
      label: 'Estado',
      value: filters.estado,
      options: [
        { value: '', label: 'Todos' },
        ...[...places].map(([id, name]) => ({ value: String(id), label: name })),
      ],
      onChange: (estado) => {
        onChange({ estado });
      },
    },
    {
      label: 'Acceso',
      value: filters.activo,
      options: [
        { value: '', label: 'Todos' },
        { value: 'si', label: 'Activos' },
        { value: 'no', label: 'Inactivos' },
      ],
      onChange: (activo) => {
        onChange({ activo });
      },
    },
    {
      label: 'Mapa',
      value: filters.mapa,
      options: [
        { value: '', label: 'Todos' },
        { value: 'si', label: 'En el mapa' },
        { value: 'no', label: 'Fuera del mapa' },
      ],
      onChange: (mapa) => {
        onChange({ mapa });
      },
    },
  ];
}
