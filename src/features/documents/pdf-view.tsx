import { useSelector } from '@xstate/react';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import classes from './pdf-view.module.css';
import { PdfPages } from './pdf/pdf-pages.tsx';
import { openedPdf } from './pdf/read-pdf.ts';
import type { DocumentActor } from './use-document.ts';

interface PdfViewProps {
  /** The document, which is shown. */
  readonly actor: DocumentActor;
  readonly name: string;
}

/** A PDF shown on the page. */
export function PdfView({ actor, name }: PdfViewProps) {
  const pdf = useSelector(actor, ({ context }) => openedPdf(context.file));
  return (
    <div className={classes.place}>
      {pdf === null ? <Waiting label="Preparando las páginas…" /> : <PdfPages pdf={pdf} name={name} />}
    </div>
  );
}
