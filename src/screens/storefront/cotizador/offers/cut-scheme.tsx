import type { Quote } from '#src/quoting/quote.ts';
import classes from './alternatives.module.css';

const WIDTH = 64;
const HEIGHT = 40;
const THREADS = 7;

/** The positions that divide a length into equal parts. */
const between = (length: number, parts: number) =>
  Array.from({ length: parts - 1 }, (_, at) => (length * (at + 1)) / parts);

const upright = (length: number, parts: number) =>
  between(length, parts).map((at) => `M${String(at)} 0V${String(HEIGHT)}`);

const level = (length: number, parts: number) =>
  between(length, parts).map((at) => `M0 ${String(at)}H${String(WIDTH)}`);

/** How the fabric of a blind is cut: the direction of its threads, its seams, and the gaps between its cloths. */
export function CutScheme({ quote: { made } }: { readonly quote: Quote }) {
  const { fabric, widthsMm } = made;
  if (fabric === null) return null;
  const threads = fabric.lay === 'normal' ? upright(WIDTH, THREADS) : level(HEIGHT, THREADS);
  return (
    <svg className={classes.scheme} viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} aria-hidden="true">
      <path className={classes.threads} d={threads.join('')} />
      <path className={classes.seams} d={level(HEIGHT, fabric.pieces).join('')} />
      <path className={classes.gaps} d={upright(WIDTH, widthsMm.length).join('')} />
    </svg>
  );
}
