import type { ReactNode } from 'react';
import { rect, type Box } from '../box.ts';

interface ClippedProps {
  readonly box: Box;
  /** The piece of a drawing's own sheet that fills it; by default it goes on in the picture's millimetres. */
  readonly piece?: string | undefined;
  readonly children: ReactNode;
}

/** What is drawn in it is seen only inside its box. */
export function Clipped({ box, piece, children }: ClippedProps) {
  const { x, y, width, height } = rect(box);
  return (
    <svg
      {...{ x, y, width, height }}
      viewBox={piece ?? [x, y, width, height].join(' ')}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
