import { Waiting } from '#src/ui/waiting.tsx';
import { PdfPages } from './pdf-pages.tsx';
import classes from './pdf-view.module.css';
import { usePdf } from './use-pdf.ts';

interface PdfViewProps {
  readonly file: Blob;
  readonly name: string;
  /** It is no PDF, or one that cannot be read. */
  readonly onUnreadable: () => void;
}

/** A PDF on the page. */
export function PdfView({ file, name, onUnreadable }: PdfViewProps) {
  const pdf = usePdf(file, onUnreadable);
  return (
    <div className={classes['place']}>
      {pdf === null ? <Waiting label="Preparando las páginas…" /> : <PdfPages pdf={pdf} name={name} />}
    </div>
  );
}
