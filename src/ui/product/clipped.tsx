import type { ReactNode } from 'react';
import { rect, type Box } from './box.ts';

interface ClippedProps {
  readonly box: Box;
  /** View box of the content; without one the content uses the picture's millimetres. */
  readonly piece?: string | undefined;
  readonly children: ReactNode;
}

/** Shows its content only inside the box. */
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
