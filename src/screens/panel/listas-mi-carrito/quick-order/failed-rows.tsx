import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { FailedRow } from '#machines/quick-order/quick-order.machine.ts';
import { inNumber } from '#src/format/numbers.ts';
import { saveCsv } from '#src/lists/csv.ts';
import { IconDownload } from '#src/ui/icons.ts';
import { failedColumns } from './files.ts';
import classes from './quick-order.module.css';

/** How many rows are listed; the file has all. */
const MOST_SHOWN = 20;

/** Rows with problems and their reasons, and a file with all of them to correct and upload again. */
export function FailedRows({ rows }: { readonly rows: readonly FailedRow[] }) {
  return (
    <Stack component="section" gap="sm" aria-label="Renglones que no pasaron">
      <Group justify="space-between" gap="0.5rem 1rem">
        <Title order={3}>Por corregir</Title>
        <Button
          onClick={() => void saveCsv(rows, failedColumns(rows), 'renglones-por-corregir.csv')}
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
        >
          Descargar los que fallaron
        </Button>
      </Group>
      <Text fz="md" maw="48rem">
        El archivo trae una columna “Motivo”. Corrige los renglones y súbelo otra vez: solo se agregan esos.
      </Text>
      <ul className={classes.rows} aria-label="Motivos por renglón">
        {rows.slice(0, MOST_SHOWN).map(({ row, cells, reasons }) => (
          <li key={row}>
            <Text fw={500} fz="md">
              Renglón {inNumber(row)}
              <Text span c="dimmed" fz="inherit" fw={400} ml="sm">
                {Object.values(cells)
                  .filter((cell) => cell !== '')
                  .slice(0, 5)
                  .join(' · ')}
              </Text>
            </Text>
            <Text component="ul" c="red" pl="1.25rem">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </Text>
          </li>
        ))}
      </ul>
      {rows.length > MOST_SHOWN ? (
        <Text fz="md" maw="48rem">
          Aquí ves los primeros {MOST_SHOWN} de {inNumber(rows.length)}; en el archivo están todos.
        </Text>
      ) : null}
    </Stack>
  );
}
