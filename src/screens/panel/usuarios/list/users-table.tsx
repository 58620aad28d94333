import { memo, useMemo } from 'react';
import type { User } from '#src/api/contract/user.ts';
import { ListTable } from '#src/lists/list-table.tsx';
import { NothingFound } from '#src/lists/nothing-found.tsx';
import { nameOf } from '../user-texts.ts';
import type { UsersActor } from '../users-actor.ts';
import { columnsOf } from './columns.tsx';
import type { Places } from './filter-users.ts';
import type { Sort } from './sort-users.ts';

interface UsersTableProps {
  readonly apiHost: string;
  readonly actor: UsersActor;
  readonly places: Places;
  readonly self: number | null;
  readonly now: number;
  readonly rows: readonly User[];
  /** Whether the unfiltered list is empty. */
  readonly isEmpty: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly sort: Sort;
  readonly onSort: (by: string, descending: boolean) => void;
  readonly chosen: readonly User[];
  readonly onChoose: (users: readonly User[]) => void;
  readonly onClear: () => void;
}

/** The table of accounts. Memoized, as it is the slowest part of the screen. */
export const UsersTable = memo(function UsersTable(props: UsersTableProps) {
  const { apiHost, actor, places, self, now, rows, isEmpty, chosen, onChoose, onClear } = props;
  const columns = useMemo(
    () => columnsOf({ apiHost, actor, places, self, now }),
    [apiHost, actor, places, self, now],
  );
  return (
    <ListTable
      label="Usuarios"
      columns={columns}
      rows={rows}
      page={props.page}
      onPage={props.onPage}
      sort={props.sort}
      onSort={props.onSort}
      selection={{ rows: chosen, onChange: onChoose, nameOf: (user) => `Elegir a ${nameOf(user)}` }}
      empty={
        isEmpty ? (
          <p>Todavía no hay usuarios.</p>
        ) : (
          <NothingFound text="Nadie coincide con lo que buscas." onClear={onClear} />
        )
      }
    />
  );
});
