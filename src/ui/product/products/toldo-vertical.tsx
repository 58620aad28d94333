import { bottom, rect } from '../box.ts';
import { rollerGeometry } from '../geometry/enrollable.ts';
import type { PartProps } from '../sheet.ts';
import { Roller } from './enrollable.tsx';

/** An awning that lowers straight down between two cables, seen from the terrace. */
export function DropAwning({ sheet }: PartProps) {
  const { head, fabric } = rollerGeometry(sheet.drawing);
  const { width, height } = sheet.drawing;
  const cable = Math.min(8, width * 0.02);
  return (
    <>
      {[fabric.x / 2, width - fabric.x / 2].map((x) => (
        <rect
          key={x}
          {...rect({ x: x - cable / 2, y: bottom(head), width: cable, height: height - bottom(head) })}
          fill="#8b918e"
        />
      ))}
      <Roller sheet={sheet} />
    </>
  );
}
