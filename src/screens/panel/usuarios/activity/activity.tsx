import { Stack } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { activityMachine } from '#machines/activity/activity.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { Activity as Change } from '#src/api/contract/assumed/activity.ts';
import { useToday } from '#src/browser/use-today.ts';
import { calendarOf } from '#src/format/dates.ts';
import { FileButtons } from '#src/lists/file-buttons.tsx';
import { ListTable } from '#src/lists/list-table.tsx';
import { ListToolbar } from '#src/lists/list-toolbar.tsx';
import { NothingFound } from '#src/lists/nothing-found.tsx';
import { RefreshButton } from '#src/lists/refresh-button.tsx';
import { orderText } from '#src/lists/sort-order.ts';
import { ResourceView } from '#src/remote-data/resource-view.tsx';
import { ContactOptions } from '#src/ui/contact/contact-options.tsx';
import { activityColumns, activityFile } from './activity-columns.tsx';
import { useFilteredActivity } from './use-filtered-activity.ts';

const kinds = [
  { value: '', label: 'Todo' },
  { value: 'cuenta', label: 'Cuentas' },
  { value: 'orden', label: 'Órdenes' },
  { value: 'archivo', label: 'Archivos' },
];

/** Who changed which account, order or published file, when, and from what to what (B144). */
export function Activity() {
  const actor = useActorRef(activityMachine, useActorSurroundings());
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const reload = () => {
    actor.send({ type: 'resource.load', input: {} });
  };
  return (
    <ResourceView
      actor={actor}
      call="activity"
      loading="Cargando la actividad…"
      unavailable={<ContactOptions />}
      onReload={reload}
    >
      {(changes) => <Loaded changes={changes} isLoading={isLoading} onReload={reload} />}
    </ResourceView>
  );
}

interface LoadedProps {
  readonly changes: readonly Change[];
  readonly isLoading: boolean;
  readonly onReload: () => void;
}

function Loaded({ changes, isLoading, onReload }: LoadedProps) {
  const { timeZone } = useConfig();
  const calendar = calendarOf(timeZone);
  const now = useToday(timeZone);
  const { rows, sort, filters, isFiltered, page, view, change, clear } = useFilteredActivity(
    changes,
    calendar,
    now,
  );
  return (
    <Stack gap="lg">
      <ListToolbar
        search={{
          value: filters.buscar,
          placeholder: 'Cuenta, folio, quién…',
          onChange: (text) => {
            change({ buscar: text });
          },
        }}
        filters={[
          {
            label: 'De qué',
            value: filters.tipo,
            options: kinds,
            onChange: (value) => {
              change({ tipo: value });
            },
          },
          {
            label: 'Cuándo',
            period: filters.cuando,
            onChange: (value) => {
              change({ cuando: value });
            },
          },
        ]}
        count={{ shown: rows.length, total: changes.length, one: 'cambio', many: 'cambios' }}
        saved={{ list: 'activity', view }}
        onClear={isFiltered && rows.length > 0 ? clear : undefined}
      >
        <RefreshButton canRefresh={!isLoading} onRefresh={onReload} />
        <FileButtons
          rows={rows}
          columns={activityFile(calendar)}
          name={`actividad-${calendar.fileDay(now)}`}
        />
      </ListToolbar>
      <ListTable
        label="Actividad"
        columns={activityColumns(calendar, now)}
        rows={rows}
        page={page}
        onPage={(next) => {
          change({ pagina: String(next) });
        }}
        sort={sort}
        onSort={(by, descending) => {
          change({ por: orderText(by, descending) });
        }}
        empty={
          changes.length === 0 ? (
            <p>Aquí verás quién cambia una cuenta o una orden, y qué cambió.</p>
          ) : (
            <NothingFound onClear={clear} />
          )
        }
      />
    </Stack>
  );
}
