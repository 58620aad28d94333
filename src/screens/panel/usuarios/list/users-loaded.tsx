import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { statesMachine } from '#machines/states/states.machine.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { User } from '#src/api/contract/user.ts';
import { useToday } from '#src/browser/use-today.ts';
import { calendarOf } from '#src/format/dates.ts';
import { BottomFoot } from '#src/lists/chosen/bottom-bar.tsx';
import { FileButtons } from '#src/lists/file-buttons.tsx';
import { ListToolbar } from '#src/lists/list-toolbar.tsx';
import { RefreshButton } from '#src/lists/refresh-button.tsx';
import { orderText } from '#src/lists/sort-order.ts';
import { ChangesBar } from '../changes/changes-bar.tsx';
import { ChangesReport } from '../changes/changes-report.tsx';
import { SelectionBar } from '../changes/selection-bar.tsx';
import { roleOptions } from '../roles.ts';
import { useStable } from '../use-stable.ts';
import type { UsersActor } from '../users-actor.ts';
import type { Places } from './filter-users.ts';
import { filtersOf } from './filters.ts';
import { StatesNote } from './states-note.tsx';
import { useFilteredUsers } from './use-filtered-users.ts';
import { userFile } from './user-file.ts';
import { UsersTable } from './users-table.tsx';

/** Names of the states that have loaded. */
function usePlaces(states: ActorRefFrom<typeof statesMachine>): Places {
  const list = useSelector(states, ({ context }) => context.data);
  return useMemo(() => new Map(list?.map(({ id, name }) => [id, name])), [list]);
}

interface UsersLoadedProps {
  readonly apiHost: string;
  readonly actor: UsersActor;
  readonly states: ActorRefFrom<typeof statesMachine>;
  readonly users: readonly User[];
  /** Id of the current user; null when unknown. */
  readonly self: number | null;
}

const NONE: ReadonlySet<number> = new Set();

/** The loaded list with search, filters, sorting and selection. */
export function UsersLoaded({ apiHost, actor, states, users, self }: UsersLoadedProps) {
  const places = usePlaces(states);
  const { change, view, filters, rows, sort, page, isFiltered } = useFilteredUsers(users, places);
  const roles = useMemo(() => roleOptions(users), [users]);
  const { timeZone } = useConfig();
  const calendar = calendarOf(timeZone);
  const now = useToday(timeZone);
  const [chosenIds, choose] = useState(NONE);
  const chosen = useMemo(
    () => (chosenIds.size === 0 ? [] : rows.filter(({ id }) => chosenIds.has(id))),
    [rows, chosenIds],
  );
  const canLoad = useSelector(actor, (snapshot) => snapshot.can({ type: 'users.load' }));
  const clear = useStable(() => {
    change({ busca: '', rol: '', estado: '', activo: '', mapa: '' });
  });
  const turnTo = useStable((next: number) => {
    change({ pagina: String(next) });
  });
  const changeSort = useStable((by: string, descending: boolean) => {
    change({ orden: orderText(by, descending) });
  });
  const chooseSome = useStable((some: readonly User[]) => {
    choose(new Set(some.map(({ id }) => id)));
  });
  return (
    <>
      <div>
        <ListToolbar
          search={{
            value: filters.busca,
            placeholder: 'Nombre o correo…',
            onChange: (busca) => {
              change({ busca });
            },
          }}
          filters={filtersOf({ roles, places, filters, onChange: change })}
          count={{ shown: rows.length, total: users.length, one: 'usuario', many: 'usuarios' }}
          saved={{ list: 'users', view }}
          onClear={isFiltered && rows.length > 0 ? clear : undefined}
        >
          <RefreshButton
            canRefresh={canLoad}
            onRefresh={() => {
              actor.send({ type: 'users.load' });
            }}
          />
          <FileButtons
            rows={rows}
            columns={userFile(places, calendar)}
            name={`usuarios-${calendar.fileDay(now)}`}
          />
        </ListToolbar>
        <StatesNote states={states} />
      </div>
      <UsersTable
        apiHost={apiHost}
        actor={actor}
        places={places}
        self={self}
        now={now}
        rows={rows}
        isEmpty={users.length === 0}
        page={page}
        onPage={turnTo}
        sort={sort}
        onSort={changeSort}
        chosen={chosen}
        onChoose={chooseSome}
        onClear={clear}
      />
      <BottomFoot>
        <ChangesReport actor={actor} self={self} />
        <ChangesBar actor={actor} />
        {chosen.length === 0 ? null : (
          <SelectionBar
            actor={actor}
            self={self}
            chosen={chosen}
            matching={rows.length}
            onChooseAll={() => {
              choose(new Set(rows.map(({ id }) => id)));
            }}
            onClear={() => {
              choose(NONE);
            }}
          />
        )}
      </BottomFoot>
    </>
  );
}
