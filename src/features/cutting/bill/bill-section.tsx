import { Group, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { inCurrency } from '#src/format/money.ts';
import { inNumber } from '#src/format/numbers.ts';
import { counted } from '#src/format/words.ts';
import { FileButtons } from '#src/lists/file-buttons.tsx';
import { PlanTable } from '../plan/plan-table.tsx';
import { billColumns } from './bill-columns.ts';
import { costOfBill, type BillCost, type BillRow } from './bill.ts';

interface BillSectionProps {
  readonly rows: readonly BillRow[];
  /** Name of the files, without their ending. */
  readonly file: string;
}

const figure = (value: number | null): string => (value === null ? 'No se sabe' : inNumber(value));

const costText = (centavos: number | null): string => (centavos === null ? 'Sin dato' : inCurrency(centavos));

/** The bill of materials, as a table and as files. Costs are there only for those who get them. */
export function BillSection({ rows, file }: BillSectionProps) {
  const titleId = useId();
  const cost = costOfBill(rows);
  const hasCosts = cost !== null;
  return (
    <Stack component="section" gap="md" aria-labelledby={titleId}>
      <Title order={3} fz="lg" id={titleId}>
        Lista de materiales
      </Title>
      <Group gap="0.5rem 0.75rem">
        <FileButtons rows={rows} columns={billColumns(hasCosts)} name={file} what="Materiales" />
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
            ...(hasCosts ? [unit === 'sobrante' ? 'Ya pagado' : costText(costCentavos)] : []),
          ],
        }))}
      />
      {cost === null ? null : <Total cost={cost} />}
    </Stack>
  );
}

const Total = ({ cost: { centavos, unknown } }: { readonly cost: BillCost }) => (
  <Text fz="md">
    {unknown === 0 ? 'Los materiales cuestan ' : 'Los materiales con costo registrado suman '}
    <strong translate="no">{inCurrency(centavos)}</strong>
    {unknown === 0
      ? '.'
      : `. ${unknown === 1 ? 'Falta uno' : `Faltan ${String(unknown)}`} sin dato: el total será mayor.`}
  </Text>
);
