import { Button, Group } from '@mantine/core';
import { memo } from 'react';
import {
  faultyIn,
  readyIn,
  type ListRow,
  type OpenedList,
} from '#machines/quick-order/quick-order.machine.ts';
import { countedLines } from '#src/format/words.ts';
import { saveCsv } from '#src/lists/csv.ts';
import { IconDownload } from '#src/ui/icons.ts';
import { failedColumns } from '../steps/files.ts';
import type { ListWords } from '../steps/list-words.ts';
import type { QuickOrderActor } from '../steps/quick-order-actor.ts';

interface ListActionsProps {
  readonly actor: QuickOrderActor;
  readonly words: ListWords;
  readonly list: OpenedList;
  readonly rows: readonly ListRow[];
  /** Numbers of the rows that are added. */
  readonly added: readonly number[];
}

/** What can be done with a list that was read. */
export const ListActions = memo(function ListActions(props: ListActionsProps) {
  const { actor, words, list, rows, added } = props;
  const ready = readyIn(rows).length;
  const faulty = faultyIn(rows);
  return (
    <Group gap="sm">
      {ready > 0 ? (
        <Button
          variant="filled"
          size="md"
          onClick={() => {
            actor.send({ type: 'import.add' });
          }}
        >
          {added.length > 0
            ? `Agregar ${countedLines(ready)} más`
            : `Agregar ${countedLines(ready)} ${words.toPlace}`}
        </Button>
      ) : null}
      <Button
        size="md"
        onClick={() => {
          actor.send({ type: 'import.columns' });
        }}
      >
        Cambiar columnas
      </Button>
      {faulty.length > 0 ? (
        <Button
          size="md"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          onClick={() => {
            void saveCsv(faulty, failedColumns(list.columns, faulty), 'renglones-por-corregir.csv');
          }}
        >
          Descargar los que tienen dudas
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
  );
});
