import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { SplitterProps } from '#charts/chart/splitter.tsx';

/** Widths of a row below which the controls are below the chart instead of beside it, and the screen is smaller; in px. */
const NARROW = { controls: 1512, screen: 900 };

/** Room that the rest of a row needs beside the chart, in px: with a screen as wide as a phone, and at least. */
const besides = {
  tight: { usual: 330, least: 300 },
  narrow: { usual: 416, least: 320 },
  broad: { usual: 724, least: 580 },
};

const LEAST = 30;

interface Share extends SplitterProps {
  readonly row: RefObject<HTMLDivElement | null>;
}

/** Divides a row between the chart and the rest: at first the chart gets what the controls and a phone leave. */
export function useShare(): Share {
  const row = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const measure = () => {
      setWidth(element.clientWidth);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
    };
  }, []);
  const { usual, least } =
    besides[width < NARROW.screen ? 'tight' : width < NARROW.controls ? 'narrow' : 'broad'];
  const most = Math.max(LEAST, shareOf(width - least, width));
  const wanted = chosen ?? shareOf(width - usual, width);
  return { row, share: Math.min(most, Math.max(LEAST, wanted)), least: LEAST, most, onShare: setChosen };
}

const shareOf = (part: number, whole: number) => (whole === 0 ? LEAST : Math.floor((part / whole) * 100));
