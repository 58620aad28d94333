import { Waiting } from '#src/ui/waiting.tsx';
import { PdfPages } from './pdf/pdf-pages.tsx';
import classes from './pdf-view.module.css';
import { usePdf } from './pdf/use-pdf.ts';

interface PdfViewProps {
  readonly file: Blob;
  readonly name: string;
  /** Called when the file is not a readable PDF. */
  readonly onUnreadable: () => void;
}

/** A PDF shown on the page. */
export function PdfView({ file, name, onUnreadable }: PdfViewProps) {
  const pdf = usePdf(file, onUnreadable);
  return (
    <div className={classes['place']}>
      {pdf === null ? <Waiting label="Preparando las páginas…" /> : <PdfPages pdf={pdf} name={name} />}
    </div>
  );
}
