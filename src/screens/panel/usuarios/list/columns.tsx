import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { User } from '#src/api/contract/user.ts';
import { agoText, instantOf } from '#src/format/dates.ts';
import { NoData, TwoLines } from '#src/lists/cells.tsx';
import type { CardPlace, ListColumn } from '#src/lists/list-table.tsx';
import { rolesIn } from '../roles.ts';
import type { UsersActor } from '../users-actor.ts';
import { placeOf, type Places } from './filter-users.ts';
import { FlagSwitch } from './flag-switch.tsx';
import { PersonCell } from './person-cell.tsx';
import { hasCoordinates, type Order } from './sort-users.ts';
import { UserLink } from './user-link.tsx';

interface ColumnParts {
  readonly apiHost: string;
  readonly actor: UsersActor;
  readonly places: Places;
  /** Id of the current user; null when unknown. */
  readonly self: number | null;
  /** A moment of the current day, in ms. */
  readonly now: number;
}

type Column = ListColumn<User>;

interface Shown {
  readonly title: string;
  readonly width?: string;
  readonly card?: CardPlace;
  readonly render: (user: User) => ReactNode;
}

/** A sortable column. */
const sorted = (accessor: Order, column: Shown): Column => ({
  ...column,
  accessor,
  sortable: true,
});

/** A text, or a dash. */
const Fact = ({ text }: { readonly text: string | null }) =>
  text === null ? (
    <NoData />
  ) : (
    <Text fz="sm" maw="12rem">
      {text}
    </Text>
  );

/** The role, and below it when the person last logged in, where the server tells. */
function RoleCell({ user, now }: { readonly user: User; readonly now: number }) {
  const role = <Fact text={rolesIn(user)} />;
  const at = instantOf(user.last_login_at);
  if (at === null) return role;
  return <TwoLines first={role} second={`Entró ${agoText(Math.min(at, now), now)}`} />;
}

/** Columns of the list. */
export function columnsOf({ apiHost, actor, places, self, now }: ColumnParts): Column[] {
  const person = sorted('nombre', {
    title: 'Persona',
    width: '16.25rem',
    card: 'title',
    render: (user) => <PersonCell user={user} apiHost={apiHost} isSelf={user.id === self} />,
  });
  const facts = [
    sorted('rol', {
      title: 'Rol',
      render: (user) => <RoleCell user={user} now={now} />,
    }),
    sorted('lugar', {
      title: 'Lugar',
      render: (user) => <Fact text={placeOf(user, places)} />,
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
    title: 'Ubicado',
    render: (user) => (
      <Text span fz="sm" c={hasCoordinates(user) ? '' : 'dimmed'}>
        {hasCoordinates(user) ? 'Sí' : 'No'}
      </Text>
    ),
  });
  const actions: Column = {
    accessor: 'acciones',
    title: 'Acciones',
    textAlign: 'right',
    card: 'actions',
    render: (user) => (
      <Group component="span" gap={4} wrap="nowrap" justify="end">
        <UserLink to="usuario" id={user.id}>
          Editar
        </UserLink>
        <UserLink to="lugar" id={user.id}>
          Ubicar
        </UserLink>
      </Group>
    ),
  };
  return [person, ...facts, ...switches, coordinates, actions];
}
