import { useIntersection } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import classes from '../pdf-view.module.css';
import { CSS_PX_PER_POINT, sizeOf, type PageSize, type Pdf } from './open-pdf.ts';
import { paintPage } from './paint-page.ts';

interface PdfPageProps {
  readonly pdf: Pdf;
  /** From 1. */
  readonly number: number;
  /** 1 is the size on paper. */
  readonly zoom: number;
  /** The scrolling element around it. */
  readonly around: HTMLElement | null;
}

/** A page; drawn only while it is near the visible area, and always as high as its picture. */
export function PdfPage({ pdf, number, zoom, around }: PdfPageProps) {
  const { ref, entry } = useIntersection({ root: around, rootMargin: '100% 0px' });
  const host = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<PageSize>(pdf.first);
  const isNear = around !== null && entry?.isIntersecting === true;
  useEffect(() => {
    const place = host.current;
    if (!isNear || place === null) return;
    const { signal, abort } = abortable();
    const paint = async () => {
      const page = await pdf.document.getPage(number);
      if (signal.aborted) return;
      setSize(sizeOf(page.getViewport({ scale: CSS_PX_PER_POINT })));
      await paintPage({ page, host: place, zoom, textClass: classes.text, signal });
    };
    paint().catch(() => {
      // Aborted, or a page that cannot be drawn: it stays empty.
    });
    return abort;
  }, [pdf, number, zoom, isNear]);
  useEffect(() => {
    if (!isNear) host.current?.replaceChildren();
  }, [isNear]);
  return (
    <div
      ref={ref}
      role="group"
      aria-label={`Página ${String(number)} de ${String(pdf.document.numPages)}`}
      data-page={number}
      className={classes.page}
      style={{ inlineSize: size.width * zoom, blockSize: size.height * zoom }}
    >
      <div ref={host} className={classes.picture} />
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
