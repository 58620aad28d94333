import { useIntersection } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { CSS_PX_PER_POINT, sizeOf, type PageSize, type Pdf } from './open-pdf.ts';
import { paintPage } from './paint-page.ts';
import classes from './pdf-view.module.css';

interface PdfPageProps {
  readonly pdf: Pdf;
  /** From 1. */
  readonly number: number;
  /** 1 is as large as on paper. */
  readonly zoom: number;
  /** What scrolls around it. */
  readonly around: HTMLElement | null;
}

/** A page; it is drawn while it is near what can be seen, and takes its place all the time. */
export function PdfPage({ pdf, number, zoom, around }: PdfPageProps) {
  const { ref, entry } = useIntersection({ root: around, rootMargin: '100% 0px' });
  const host = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<PageSize>(pdf.first);
  const near = around !== null && entry?.isIntersecting === true;
  useEffect(() => {
    const place = host.current;
    if (!near || place === null) return;
    const { signal, abort } = abortable();
    const paint = async () => {
      const page = await pdf.document.getPage(number);
      if (signal.aborted) return;
      setSize(sizeOf(page.getViewport({ scale: CSS_PX_PER_POINT })));
      await paintPage({ page, host: place, zoom, textClass: classes['text'] ?? '', signal });
    };
    paint().catch(() => {
      // Given up, or a page that cannot be drawn: its place stays empty, the others are there.
    });
    return abort;
  }, [pdf, number, zoom, near]);
  useEffect(() => {
    if (!near) host.current?.replaceChildren();
  }, [near]);
  return (
    <div
      ref={ref}
      role="group"
      aria-label={`Página ${String(number)} de ${String(pdf.document.numPages)}`}
      data-page={number}
      className={classes['page']}
      style={{ inlineSize: size.width * zoom, blockSize: size.height * zoom }}
    >
      <div ref={host} className={classes['picture']} />
    </div>
  );
}

function abortable() {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    abort: () => {
      controller.abort();
    },
  };
}
