import { useEffect, useRef } from 'react';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import classes from './pdf-view.module.css';
import type { Pdf } from './pdf/open-pdf.ts';
import { paintPage } from './pdf/paint-page.ts';
import { openedPdf } from './read-pdf.ts';

interface PdfCoverProps {
  /** The file, which `readPdf` holds open; null before it has arrived. */
  readonly file: Blob | null;
  readonly name: string;
}

/** The first page of a PDF as a picture. */
export function PdfCover({ file, name }: PdfCoverProps) {
  const pdf = openedPdf(file);
  return pdf === null ? <Waiting label="Preparando la portada…" /> : <Cover pdf={pdf} name={name} />;
}

function Cover({ pdf, name }: { readonly pdf: Pdf; readonly name: string }) {
  const host = useRef<HTMLDivElement>(null);
  const { width, height } = pdf.first;
  useEffect(() => {
    const place = host.current;
    if (place === null) return;
    const controller = new AbortController();
    const paint = async () => {
      const page = await pdf.document.getPage(1);
      const zoom = place.clientWidth / width;
      await paintPage({ page, host: place, zoom, textClass: null, signal: controller.signal });
    };
    paint().catch(() => {
      // Aborted, or a page that cannot be drawn: it stays empty.
    });
    return () => {
      controller.abort();
    };
  }, [pdf, width]);
  return (
    <div
      role="img"
      aria-label={`Portada de ${name}`}
      className={classes.cover}
      style={{ aspectRatio: `${String(width)} / ${String(height)}` }}
    >
      <div ref={host} className={classes.picture} />
    </div>
  );
}
