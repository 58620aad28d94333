import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { isSettled, missingIn } from '#machines/quick-order/quick-order.machine.ts';
import { rowColumns } from '#src/features/draft-windows/row-columns.ts';
import { ColumnList } from '#src/features/sheets/column-list.tsx';
import { TakingFields } from '#src/features/sheets/taking-fields.tsx';
import { inNumber } from '#src/format/numbers.ts';
import { listed } from '#src/format/words.ts';
import type { QuickOrderActor } from '../steps/quick-order-actor.ts';
import classes from './columns-step.module.css';
import { titleOf } from './fields.ts';
import { UnitQuestion } from './unit-question.tsx';

/** "1 renglón", "14 renglones" */
export const countedRows = (count: number): string =>
  `${inNumber(count)} ${count === 1 ? 'renglón' : 'renglones'}`;

/** The columns of a list as they were understood, before any row is read. */
export function ColumnsStep({ actor }: { readonly actor: QuickOrderActor }) {
  const list = useSelector(actor, ({ context }) => context.list);
  const source = useSelector(actor, ({ context }) => context.source);
  if (list === null) return null;
  const missing = missingIn(list.columns);
  const asked = list.columns.filter(({ as }) => as === null).length;
  const canCheck = isSettled(list);
  return (
    <Stack gap="md" className={classes.step}>
      <Stack gap={4}>
        <Title order={3} ref={focusWhenShown} tabIndex={-1} className={classes.title}>
          Columnas
        </Title>
        <Text fz="md" maw="48rem">
          {source === null || source.pasted !== null ? 'Lo que pegaste' : `“${source.file.name}”`} trae{' '}
          {countedRows(list.count)}. Así entendimos cada columna; cambia la que no sea.
        </Text>
      </Stack>
      <ColumnList
        columns={list.columns}
        fields={rowColumns}
        onUse={(at, as) => {
          actor.send({ type: 'import.use', at, as });
        }}
      />
      <UnitQuestion actor={actor} list={list} />
      <TakingFields
        list={list}
        onTake={(taking) => {
          actor.send({ type: 'import.take', taking });
        }}
      />
      <div role="status">
        {missing.length > 0 ? (
          <Text c="red" fz="md">
            Falta decir cuál columna es {listed(missing.map((field) => `“${titleOf(field)}”`))}.
          </Text>
        ) : null}
        {asked > 0 ? (
          <Text c="red" fz="md">
            {asked === 1
              ? 'Falta decir qué es 1 columna.'
              : `Falta decir qué son ${inNumber(asked)} columnas.`}
          </Text>
        ) : null}
      </div>
      <Group gap="sm">
        <Button
          variant="filled"
          size="md"
          aria-disabled={!canCheck}
          data-disabled={!canCheck}
          onClick={() => {
            if (canCheck) actor.send({ type: 'import.check' });
          }}
        >
          Revisar {countedRows(list.count)}
        </Button>
        {asked > 0 && missing.length === 0 ? (
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

const focusWhenShown = (place: HTMLElement | null) => {
  place?.focus();
};
