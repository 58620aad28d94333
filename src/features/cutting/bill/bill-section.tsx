import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { inCurrency } from '#src/format/money.ts';
import { inNumber } from '#src/format/numbers.ts';
import { counted } from '#src/format/words.ts';
import { CsvButton } from '#src/lists/csv-button.tsx';
import { saveCsv } from '#src/lists/csv.ts';
import { IconTableExport } from '#src/ui/icons.ts';
import { PlanTable } from '../plan/plan-table.tsx';
import { billColumns } from './bill-columns.ts';
import { totalCost, type BillRow } from './bill.ts';
import { saveXlsx } from './xlsx.ts';

interface BillSectionProps {
  readonly rows: readonly BillRow[];
  /** Name of the files, without their ending. */
  readonly file: string;
}

const figure = (value: number | null): string => (value === null ? 'No se sabe' : inNumber(value));

/** The bill of materials, as a table and as files. Costs are there only for those who get them. */
export function BillSection({ rows, file }: BillSectionProps) {
  const titleId = useId();
  const cost = totalCost(rows);
  const hasCosts = cost !== null;
  return (
    <Stack component="section" gap="md" aria-labelledby={titleId}>
      <Title order={3} fz="lg" id={titleId}>
        Lista de materiales
      </Title>
      <Group gap="0.5rem 0.75rem">
        <CsvButton
          label="Materiales en CSV"
          onSave={() => saveCsv(rows, billColumns(hasCosts), `${file}.csv`)}
        />
        <Button
          onClick={() => void saveXlsx(rows, billColumns(hasCosts), `${file}.xlsx`)}
          leftSection={<IconTableExport size={16} stroke={1.5} aria-hidden />}
        >
          Materiales en Excel
        </Button>
      </Group>
      <PlanTable
        label="Materiales"
        heads={['Material', 'Código', 'Cantidad', 'Hay', 'Falta', ...(hasCosts ? ['Costo'] : [])]}
        rows={rows.map(({ key, name, code, quantity, unit, stock, missing, costCentavos }) => ({
          key,
          cells: [
            name,
            code,
            unit === 'm' ? `${inNumber(quantity)} m` : counted(quantity, unit, `${unit}s`),
            figure(stock),
            missing === 0 ? 'Nada' : figure(missing),
            ...(hasCosts ? [costCentavos === null ? '' : inCurrency(costCentavos)] : []),
          ],
        }))}
      />
      {cost === null ? null : (
        <Text fz="md">
          Los materiales cuestan <strong>{inCurrency(cost)}</strong>, sin lo que no tiene costo registrado.
        </Text>
      )}
    </Stack>
  );
}
