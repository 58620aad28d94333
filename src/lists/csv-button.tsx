import { Button } from '@mantine/core';
import { IconTableExport } from '#src/ui/icons.ts';

interface CsvButtonProps {
  /** @default 'Descargar CSV' */
  readonly label?: string;
  readonly onSave: () => Promise<void>;
}

/** Downloads the filtered rows as a CSV file. */
export function CsvButton({ label = 'Descargar CSV', onSave }: CsvButtonProps) {
  return (
    <Button
      onClick={() => void onSave()}
      leftSection={<IconTableExport size={16} stroke={1.5} aria-hidden />}
    >
      {label}
    </Button>
  );
}
