import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { CsvButton } from '#src/lists/csv-button.tsx';
import { saveCsv } from '#src/lists/csv.ts';
import { windowsFile, windowsFileName, type FileEnd } from './csv/windows-file.ts';

/** What a file has besides its windows. */
export interface WindowsFile extends FileEnd {
  readonly folio: string;
}

interface WindowsCsvButtonProps extends WindowsFile {
  readonly windows: readonly PricedWindow[];
  readonly quotable: Quotable;
}

/** Downloads the windows of a quote or an order as a file with their totals, which the quick order reads back. */
export const WindowsCsvButton = ({ folio, windows, quotable, ...end }: WindowsCsvButtonProps) => (
  <CsvButton
    label="Descargar partidas (CSV)"
    onSave={() => {
      const { rows, columns } = windowsFile(windows, end, quotable);
      return saveCsv(rows, columns, windowsFileName(folio, end.totals));
    }}
  />
);
