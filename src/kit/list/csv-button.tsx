import { Button } from '@mantine/core';
import { IconTableExport } from '#src/ui/icons.ts';

/** Downloads the filtered rows as a CSV file. */
export function CsvButton({ onSave }: { readonly onSave: () => Promise<void> }) {
  return (
    <Button
      onClick={() => void onSave()}
      leftSection={<IconTableExport size={16} stroke={1.5} aria-hidden />}
    >
      Descargar CSV
    </Button>
  );
}
