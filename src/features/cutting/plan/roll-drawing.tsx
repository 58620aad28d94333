import { clsx as cx } from 'clsx';
import { useId } from 'react';
import type { RollPlan } from '#src/cutting/index.ts';
import { inMetres } from '#src/format/measures.ts';
import { counted } from '#src/format/words.ts';
import layout from '#src/ui/styles/layout.module.css';
import classes from './roll-drawing.module.css';

interface RollDrawingProps {
  readonly roll: RollPlan;
  /** Name of the roll. */
  readonly name: string;
  /** Number of its first piece. */
  readonly from: number;
}

/** The height of a label, in mm of cloth: pieces that are smaller have none. */
const LABEL_MM = 280;

/** A roll to scale, its length from left to right: pieces with their numbers, rests that are kept, and cuts from edge to edge. */
export function RollDrawing({ roll, name, from }: RollDrawingProps) {
  const { widthMm, usedMm, pieces, remnants, cutsMm } = roll;
  const pattern = useId();
  return (
    // Long rolls scroll inside their own frame.
    <div
      className={cx(layout.scroller, classes.frame)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={`Dibujo: ${name}`}
    >
      <svg
        className={classes.roll}
        viewBox={`0 0 ${String(usedMm)} ${String(widthMm)}`}
        // 3.2rem a metre.
        style={{ inlineSize: `${String((usedMm / 1_000) * 2.6)}rem` }}
        role="img"
        aria-label={`${counted(pieces.length, 'pieza', 'piezas')} en ${inMetres(usedMm)} m de un rollo de ${inMetres(widthMm)} m`}
      >
        <defs>
          <pattern
            id={pattern}
            width="120"
            height="120"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="30" height="120" className={classes.stripe} />
          </pattern>
        </defs>
        <rect width={usedMm} height={widthMm} className={classes.cloth} />
        {remnants.map(({ xMm, yMm, acrossMm, alongMm }) => (
          <rect
            key={`${String(xMm)} ${String(yMm)}`}
            className={classes.rest}
            x={yMm}
            y={xMm}
            width={alongMm}
            height={acrossMm}
            fill={`url(#${pattern})`}
          />
        ))}
        {pieces.map(({ piece, xMm, yMm, acrossMm, alongMm }, at) => (
          <g key={piece}>
            <rect className={classes.piece} x={yMm} y={xMm} width={alongMm} height={acrossMm} />
            {Math.min(acrossMm, alongMm) < LABEL_MM ? null : (
              <text
                x={yMm + alongMm / 2}
                y={xMm + acrossMm / 2}
                fontSize={LABEL_MM}
                className={classes.label}
              >
                {from + at}
              </text>
            )}
          </g>
        ))}
        {cutsMm.map((cutMm) => (
          <path key={cutMm} d={`M${String(cutMm)} 0V${String(widthMm)}`} className={classes.cut} />
        ))}
      </svg>
    </div>
  );
}
