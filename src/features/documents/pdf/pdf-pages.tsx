import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import classes from '../pdf-view.module.css';
import type { Pdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { fittingZoom, zoomAfter } from './zoom.ts';

interface PdfPagesProps {
  readonly pdf: Pdf;
  readonly name: string;
}

/** All pages one below the other, in a scrolling box. */
export function PdfPages({ pdf, name }: PdfPagesProps) {
  const { numPages } = pdf.document;
  const box = useRef<HTMLElement>(null);
  const [around, setAround] = useState<HTMLElement | null>(null);
  const { ref: measure, width } = useElementSize<HTMLElement>();
  const ref = useMergedRef<HTMLElement>(box, setAround, measure);
  /** null fits the width. */
  const [chosen, setChosen] = useState<number | null>(null);
  const [page, setPage] = useState(1);
  const zoom = chosen ?? fittingZoom(width, pdf.first.width);
  const place = useRef(0);

  // Zooming keeps the visible part in view.
  useLayoutEffect(() => {
    const { current } = box;
    if (current !== null) current.scrollTop = place.current * current.scrollHeight;
  }, [zoom]);

  const followScroll = () => {
    const { current } = box;
    if (current === null) return;
    place.current = current.scrollTop / current.scrollHeight;
    setPage(pageAt(current));
  };
  const goTo = (number: number) => {
    const { current } = box;
    const target = current?.querySelector<HTMLElement>(`[data-page="${String(number)}"]`);
    if (current && target) current.scrollTop = target.offsetTop - GAP_PX;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { '+': 1, '-': -1 }[event.key];
    if (step !== undefined) setChosen(zoomAfter(zoom, step));
    else if (event.key === '0') setChosen(null);
  };

  return (
    <div className={classes.view}>
      <PdfToolbar
        page={page}
        pages={numPages}
        onPage={goTo}
        zoom={zoom}
        onZoom={(step) => {
          setChosen(zoomAfter(zoom, step));
        }}
        fits={chosen === null}
        onFit={() => {
          setChosen(null);
        }}
      />
      <section
        ref={ref}
        aria-label={`Páginas de ${name}`}
        // A scrolling element must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={classes.window}
        onScroll={followScroll}
        onKeyDown={onKeyDown}
      >
        {width === 0
          ? null
          : Array.from({ length: numPages }, (_, index) => (
              <PdfPage key={index} pdf={pdf} number={index + 1} zoom={zoom} around={around} />
            ))}
      </section>
    </div>
  );
}

const GAP_PX = 12;

/** The page in the middle of the box. */
function pageAt(around: HTMLElement): number {
  const middle = around.scrollTop + around.clientHeight / 2;
  const pages = [...around.querySelectorAll<HTMLElement>('[data-page]')];
  const above = pages.filter(({ offsetTop }) => offsetTop <= middle);
  return Math.max(1, above.length);
}
