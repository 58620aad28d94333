import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { CsvButton } from '#src/lists/csv-button.tsx';
import { saveCsv } from '#src/lists/csv.ts';
import { windowColumns } from './csv/windows-csv.ts';

interface WindowsCsvButtonProps {
  readonly folio: string;
  readonly windows: readonly PricedWindow[];
  readonly quotable: Quotable;
  /** Whether the prices of the windows include IVA. */
  readonly holdsIva: boolean;
}

/** Downloads the windows of a quote or an order as a file, which the quick order reads back. */
export const WindowsCsvButton = ({ folio, windows, quotable, holdsIva }: WindowsCsvButtonProps) => (
  <CsvButton
    label="Descargar partidas (CSV)"
    onSave={() => saveCsv(windows, windowColumns(quotable, holdsIva), `${folio}-partidas.csv`)}
  />
);
