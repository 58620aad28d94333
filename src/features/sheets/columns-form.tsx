import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OpenedSheet, SheetColumn, Taking } from '#machines/support/list-file.ts';
import { inNumber } from '#src/format/numbers.ts';
import { listed } from '#src/format/words.ts';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import classes from './columns-form.module.css';
import { ColumnList } from './columns/column-list.tsx';
import { TakingFields } from './columns/taking-fields.tsx';
import { countedRows } from './counted-rows.ts';
import { SheetNotes } from './sheet-notes.tsx';

interface ColumnsFormProps {
  readonly list: OpenedSheet & { readonly columns: readonly SheetColumn[] };
  /** What has the rows, as in "Lo que pegaste". */
  readonly source: string;
  /** What a column may be taken for. */
  readonly fields: readonly { readonly key: string; readonly title: string }[];
  /** Titles of what no column is, and without which no row can be read. */
  readonly missing: readonly string[];
  readonly canCheck: boolean;
  readonly onUse: (at: number, as: string | null) => void;
  readonly onTake: (taking: Partial<Taking>) => void;
  readonly onCheck: () => void;
  /** Leaves out the columns that are still asked about. */
  readonly onIgnore: () => void;
  readonly onRestart: () => void;
  /** What is asked besides. */
  readonly children?: ReactNode;
}

/** The columns of a list as they were understood, before any row is read. */
export function ColumnsForm({ list, source, fields, missing, canCheck, children, ...on }: ColumnsFormProps) {
  const asked = list.columns.filter(({ as }) => as === null).length;
  return (
    <Stack gap="md" className={classes.step}>
      <Stack gap={4}>
        <Title order={3} ref={focusWhenShown} tabIndex={-1} className={classes.title}>
          Columnas
        </Title>
        <Text fz="md" maw="48rem">
          {source} trae {countedRows(list.count)}. Así entendimos cada columna; cambia la que no sea.
        </Text>
      </Stack>
      <SheetNotes list={list} />
      <ColumnList columns={list.columns} fields={fields} onUse={on.onUse} />
      {children}
      <TakingFields list={list} onTake={on.onTake} />
      <div role="status">
        {missing.length > 0 ? (
          <Text c="red" fz="md">
            Falta decir cuál columna es {listed(missing.map((title) => `“${title}”`))}.
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
            if (canCheck) on.onCheck();
          }}
        >
          Revisar {countedRows(list.count)}
        </Button>
        {asked > 0 && missing.length === 0 ? (
          <Button size="md" onClick={on.onIgnore}>
            {asked === 1 ? 'No usar la que falta' : `No usar las ${inNumber(asked)} que faltan`}
          </Button>
        ) : null}
        <Button size="md" onClick={on.onRestart}>
          Empezar con otra lista
        </Button>
      </Group>
    </Stack>
  );
}
