import { Button, Group, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { isSettled } from '#machines/import-clients/import-clients.machine.ts';
import type { KeptClient } from '#machines/support/client-rows.ts';
import { ColumnList } from '#src/features/sheets/column-list.tsx';
import { TakingFields } from '#src/features/sheets/taking-fields.tsx';
import { inNumber } from '#src/format/numbers.ts';
import { clientFields } from '#src/reading/clients/client-headings.ts';
import type { ImportActor } from './import-actor.ts';

interface ColumnsStepProps {
  readonly actor: ImportActor;
  readonly known: readonly KeptClient[];
}

/** The columns of a list of clients as they were understood. */
export function ColumnsStep({ actor, known }: ColumnsStepProps) {
  const list = useSelector(actor, ({ context }) => context.list);
  if (list === null) return null;
  const asked = list.columns.filter(({ as }) => as === null).length;
  const hasName = list.columns.some(({ as }) => as === 'name' || as === 'tax.legal_name');
  const canCheck = isSettled(list.columns);
  return (
    <Stack gap="md" style={{ containerType: 'inline-size' }}>
      <Text fz="md">
        Tu lista trae {inNumber(list.count)} {list.count === 1 ? 'renglón' : 'renglones'}. Así entendimos cada
        columna; cambia la que no sea.
      </Text>
      <ColumnList
        columns={list.columns}
        fields={clientFields}
        onUse={(at, as) => {
          actor.send({ type: 'import.use', at, as });
        }}
      />
      <TakingFields
        list={list}
        onTake={(taking) => {
          actor.send({ type: 'import.take', taking });
        }}
      />
      <div role="status">
        {hasName ? null : (
          <Text c="red" fz="md">
            Falta decir cuál columna es “Cliente”.
          </Text>
        )}
        {asked === 0 ? null : (
          <Text c="red" fz="md">
            {asked === 1
              ? 'Falta decir qué es 1 columna.'
              : `Falta decir qué son ${inNumber(asked)} columnas.`}
          </Text>
        )}
      </div>
      <Group gap="sm">
        <Button
          variant="filled"
          size="md"
          aria-disabled={!canCheck}
          data-disabled={!canCheck}
          onClick={() => {
            if (canCheck) actor.send({ type: 'import.check', known });
          }}
        >
          Revisar los renglones
        </Button>
        {asked > 0 && hasName ? (
          <Button
            size="md"
            onClick={() => {
              actor.send({ type: 'import.ignore' });
            }}
          >
            {asked === 1 ? 'No usar la que falta' : `No usar las ${inNumber(asked)} que faltan`}
          </Button>
        ) : null}
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
