import { Button, Stack } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { activityMachine } from '#machines/activity/activity.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { Activity as Change } from '#src/api/contract/assumed/activity.ts';
import { useToday } from '#src/browser/use-today.ts';
import { calendarOf } from '#src/format/dates.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import { searchFor } from '#src/format/search.ts';
import { sortRows } from '#src/format/sort-rows.ts';
import { FileButtons } from '#src/lists/file-buttons.tsx';
import { ListTable } from '#src/lists/list-table.tsx';
import { ListToolbar } from '#src/lists/list-toolbar.tsx';
import { NothingFound } from '#src/lists/nothing-found.tsx';
import { daysIn, periodNamed, periodOptions } from '#src/lists/period.ts';
import { orderText, readOrder } from '#src/lists/sort-order.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { ResourceView } from '#src/remote-data/resource-view.tsx';
import { ContactOptions } from '#src/ui/contact/contact-options.tsx';
import { IconRefresh } from '#src/ui/icons.ts';
import { activityColumns, activityFile, activityValues } from './activity-columns.tsx';
import { changeName } from './change-words.ts';

const NO_FILTER = { buscar: '', tipo: '', cuando: '' } as const;

const kinds = [
  { value: '', label: 'Todo' },
  { value: 'cuenta', label: 'Cuentas' },
  { value: 'orden', label: 'Órdenes' },
];

/** Who changed which account or order, when, and from what to what (B144). */
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
  const { values, page, view, change } = useListQuery({ ...NO_FILTER, por: '-cuando' });
  const { buscar, tipo, por } = values;
  const cuando = periodNamed(values.cuando);
  const all = useMemo(
    () =>
      changes.map((one, id) => ({
        ...{ id, change: one, day: calendar.fileDayOf(one.at) },
        searchText: normalizeText([one.subject, one.by?.name, changeName(one), one.note].join(' ')),
      })),
    [changes, calendar],
  );
  const sort = readOrder(por, activityValues, { by: 'cuando', descending: true });
  const isFound = searchFor(buscar);
  const isInPeriod = daysIn(cuando, calendar.fileDay(now));
  const found = all.filter(
    ({ change: { kind }, day, searchText }) =>
      (tipo === '' || kind === tipo) && (cuando === '' || isInPeriod(day)) && isFound(searchText),
  );
  const rows = sortRows(found, activityValues[sort.by] ?? (({ id }) => id), sort.descending);
  const clear = () => {
    change(NO_FILTER);
  };
  const isFiltered = buscar !== '' || tipo !== '' || cuando !== '';
  return (
    <Stack gap="lg">
      <ListToolbar
        search={{
          value: buscar,
          placeholder: 'Cuenta, folio, quién…',
          onChange: (text) => {
            change({ buscar: text });
          },
        }}
        filters={[
          {
            label: 'De qué',
            value: tipo,
            options: kinds,
            onChange: (value) => {
              change({ tipo: value });
            },
          },
          {
            label: 'Cuándo',
            value: cuando,
            options: periodOptions,
            onChange: (value) => {
              change({ cuando: value });
            },
          },
        ]}
        count={{ shown: found.length, total: all.length, one: 'cambio', many: 'cambios' }}
        saved={{ list: 'activity', view }}
        onClear={isFiltered && found.length > 0 ? clear : undefined}
      >
        <Button
          aria-disabled={isLoading || undefined}
          onClick={() => {
            if (!isLoading) onReload();
          }}
          leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
        >
          Actualizar
        </Button>
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
          all.length === 0 ? (
            <p>Aquí verás quién cambia una cuenta o una orden, y qué cambió.</p>
          ) : (
            <NothingFound onClear={clear} />
          )
        }
      />
    </Stack>
  );
}
