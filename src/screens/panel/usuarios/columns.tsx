import type { ReactNode } from 'react';
import type { User } from '#src/api/contract/user.ts';
import type { ListColumn } from '../../support/list/list-table.tsx';
import classes from './columns.module.css';
import { placeOf, type Places } from './filter-users.ts';
import { FlagSwitch } from './flag-switch.tsx';
import { PersonCell } from './person-cell.tsx';
import { rolesIn } from './roles.ts';
import { hasCoordinates, type Order } from './sort-users.ts';
import type { DialogKind } from './use-user-dialog.ts';
import type { UsersActor } from './users-actor.ts';

interface ColumnParts {
  readonly apiHost: string;
  readonly actor: UsersActor;
  readonly places: Places;
  /** Id of who is here. */
  readonly self: number | null;
  readonly onOpen: (kind: DialogKind, id: number) => void;
}

type Column = ListColumn<User>;

interface Shown {
  readonly title: string;
  readonly render: (user: User) => ReactNode;
}

/** A column that the list can be in the order of. */
const sorted = (accessor: Order, column: Shown): Column => ({
  ...column,
  accessor,
  sortable: true,
});

const unknown = <span className={classes['unknown']}>–</span>;

/**
 * What is shown of each account. Where not all fits side by side, switches and deeds follow the name at once: they are
 * what one comes for.
 */
export function columnsOf(
  { apiHost, actor, places, self, onOpen }: ColumnParts,
  isNarrow: boolean,
): Column[] {
  const person = sorted('nombre', {
    title: 'Persona',
    render: (user) => <PersonCell user={user} apiHost={apiHost} isSelf={user.id === self} />,
  });
  const facts = [
    sorted('rol', {
      title: 'Rol',
      render: (user) => <span className={classes['text']}>{rolesIn(user) ?? unknown}</span>,
    }),
    sorted('lugar', {
      title: 'Lugar',
      render: (user) => <span className={classes['text']}>{placeOf(user, places) ?? unknown}</span>,
    }),
  ];
  const switches = [
    sorted('activo', {
      title: 'Activo',
      render: (user) => <FlagSwitch actor={actor} user={user} flag="active" self={self} />,
    }),
    sorted('mapa', {
      title: 'En el mapa',
      render: (user) => <FlagSwitch actor={actor} user={user} flag="active_map" self={self} />,
    }),
  ];
  const coordinates = sorted('ubicacion', {
    title: 'Coordenadas',
    render: (user) => (hasCoordinates(user) ? 'Sí' : <span className={classes['unknown']}>No</span>),
  });
  const actions: Column = {
    accessor: 'acciones',
    title: 'Acciones',
    textAlign: 'right',
    render: (user) => (
      <span className={classes['actions']}>
        <button
          type="button"
          className={classes['act']}
          onClick={() => {
            onOpen('usuario', user.id);
          }}
        >
          Editar
        </button>
        <button
          type="button"
          className={classes['act']}
          onClick={() => {
            onOpen('lugar', user.id);
          }}
        >
          Ubicar
        </button>
      </span>
    ),
  };
  return isNarrow
    ? [person, ...switches, actions, ...facts, coordinates]
    : [person, ...facts, ...switches, coordinates, actions];
}
