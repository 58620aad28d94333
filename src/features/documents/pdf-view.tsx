import { Waiting } from '#src/ui/messages/waiting.tsx';
import classes from './pdf-view.module.css';
import { PdfPages } from './pdf/pdf-pages.tsx';
import { openedPdf } from './read-pdf.ts';

interface PdfViewProps {
  /** The file, which `readPdf` holds open; null before it has arrived. */
  readonly file: Blob | null;
  readonly name: string;
  /** `small` beside what is typed about it. @default 'large' */
  readonly size?: 'small' | 'large';
}

/** A PDF shown on the page. */
export function PdfView({ file, name, size = 'large' }: PdfViewProps) {
  const pdf = openedPdf(file);
  return (
    <div className={classes.place} data-size={size}>
      {pdf === null ? <Waiting label="Preparando las páginas…" /> : <PdfPages pdf={pdf} name={name} />}
    </div>
  );
}
