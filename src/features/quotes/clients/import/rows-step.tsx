import { Button, Group, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ClientRow } from '#machines/support/client-rows.ts';
import { inNumber } from '#src/format/numbers.ts';
import { listed } from '#src/format/words.ts';
import { PagedList } from '#src/lists/paged-list.tsx';
import { FailureAlert } from '#src/remote-data/failure-alert.tsx';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { ImportActor } from './import-actor.ts';
import { ImportRow } from './import-row.tsx';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${inNumber(count)} ${count === 1 ? one : many}`];

/** "12 nuevos, 3 que se completan y 1 con dudas" */
function sumOf(rows: readonly ClientRow[]): string {
  const count = (isOne: (row: ClientRow) => boolean) => rows.filter(isOne).length;
  return listed([
    ...counted(
      count(({ choice, sent }) => choice === 'new' && sent !== null),
      'nuevo',
      'nuevos',
    ),
    ...counted(
      count(({ choice, sent }) => choice !== 'new' && sent !== null),
      'que ya tienes y cambia',
      'que ya tienes y cambian',
    ),
    ...counted(
      count(({ choice }) => choice === 'skip'),
      'que no se importa',
      'que no se importan',
    ),
    ...counted(
      count(({ choice, sent }) => choice !== 'skip' && sent === null),
      'con dudas',
      'con dudas',
    ),
  ]);
}

/** All rows as they were understood, and one sentence for what is saved. */
export function RowsStep({ actor }: { readonly actor: ImportActor }) {
  const { rows, saved, error, list } = useSelector(actor, ({ context }) => context);
  const [page, setPage] = useState(1);
  const ready = rows.filter(({ sent }) => sent !== null).length;
  return (
    <Stack gap="md">
      <div ref={focusWhenShown} tabIndex={-1} role="status" style={{ outline: 'none' }}>
        {saved.length === 0 ? null : (
          <Text fz="lg">
            Guardamos {inNumber(saved.length)} {saved.length === 1 ? 'cliente' : 'clientes'}.
          </Text>
        )}
        <Text fz="lg">En tu lista: {sumOf(rows)}.</Text>
      </div>
      {list !== null && list.skipped > 0 ? (
        <Text c="red" fz="md">
          Tu archivo trae {inNumber(list.skipped)} renglones más, que no leímos. Súbelos en otro archivo.
        </Text>
      ) : null}
      {error === null ? null : (
        <FailureAlert error={error}>
          Lo que ya se guardó no se guarda dos veces: puedes seguir donde se quedó.
        </FailureAlert>
      )}
      <PagedList label="Renglones" rows={rows} page={page} onPage={setPage}>
        {(shown, id) => (
          <ul id={id} aria-label="Renglones" className={layout.lines}>
            {shown.map((row) => (
              <ImportRow key={row.row} actor={actor} row={row} />
            ))}
          </ul>
        )}
      </PagedList>
      <Group gap="sm">
        {ready === 0 ? null : (
          <Button
            variant="filled"
            size="md"
            onClick={() => {
              actor.send({ type: 'import.save' });
            }}
          >
            Guardar {inNumber(ready)} {ready === 1 ? 'cliente' : 'clientes'}
          </Button>
        )}
        <Button
          size="md"
          onClick={() => {
            actor.send({ type: 'import.columns' });
          }}
        >
          Cambiar columnas
        </Button>
        <Button
          size="md"
          onClick={() => {
            actor.send({ type: 'import.restart' });
          }}
        >
          Empezar con otra lista
        </Button>
      </Group>
    </Stack>
  );
}
