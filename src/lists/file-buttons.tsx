import { Button } from '@mantine/core';
import { IconTableExport } from '#src/ui/icons.ts';
import { CsvButton } from './csv-button.tsx';
import { saveCsv, type CsvColumn } from './csv.ts';
import { saveXlsx } from './files/xlsx.ts';

interface FileButtonsProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly CsvColumn<Row>[];
  /** Name of the file, without its ending. */
  readonly name: string;
  /** What the files hold, as the buttons say it. @default 'Descargar' */
  readonly what?: string;
}

/** Downloads filtered rows as a CSV file or as a spreadsheet. */
export function FileButtons<Row>({ rows, columns, name, what = 'Descargar' }: FileButtonsProps<Row>) {
  const between = what === 'Descargar' ? '' : 'en ';
  return (
    <>
      <CsvButton label={`${what} ${between}CSV`} onSave={() => saveCsv(rows, columns, `${name}.csv`)} />
      <Button
        onClick={() => void saveXlsx(rows, columns, `${name}.xlsx`)}
        leftSection={<IconTableExport size={16} stroke={1.5} aria-hidden />}
      >
        {`${what} ${between}Excel`}
      </Button>
    </>
  );
}
