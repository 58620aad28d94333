import { buttonClass } from '#src/ui/button.ts';
import { IconTableExport } from '#src/ui/icons.ts';

/** Takes along as a file what the filters leave. */
export function CsvButton({ onSave }: { readonly onSave: () => Promise<void> }) {
  return (
    <button type="button" className={buttonClass('small')} onClick={() => void onSave()}>
      <IconTableExport size={16} stroke={1.5} aria-hidden />
      Descargar CSV
    </button>
  );
}
