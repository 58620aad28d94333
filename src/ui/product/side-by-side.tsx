import type { ReactNode } from 'react';
import { tenth } from './box.ts';
import type { Settled } from './drawing.ts';
import { hardware } from './hardware.ts';
import type { PartProps } from './sheet.ts';

/** The width of all blinds of a drawing with the gaps between them, in mm. */
export const wholeWidth = ({ width, blinds }: Settled): number =>
  blinds * width + (blinds - 1) * hardware.blindSplit;

interface SideBySideProps extends PartProps {
  /** Names what is repeated. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Repeats a part for each blind. */
export function SideBySide({ sheet, name, children }: SideBySideProps) {
  const { width, blinds } = sheet.drawing;
  if (blinds === 1) return children;
  return (
    <>
      <g id={sheet.id(name)}>{children}</g>
      {Array.from({ length: blinds - 1 }, (_, at) => (
        <use key={at} href={`#${sheet.id(name)}`} x={tenth((at + 1) * (width + hardware.blindSplit))} />
      ))}
    </>
  );
}
