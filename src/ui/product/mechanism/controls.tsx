import type { ReactElement } from 'react';
import { tenth } from '../box.ts';
import type { Control } from '../drawing.ts';
import type { PartProps } from '../sheet.ts';

const LIGHT = '#d9d4c8';
const SHADE = 'rgb(20 22 20 / 20%)';

interface HangingProps extends PartProps {
  readonly x: number;
  readonly top: number;
  readonly length: number;
}

/** The endless chain: two strands and the bend at the bottom, with beads where they are visible. */
function Chain({ sheet, x, top, length }: HangingProps) {
  const gap = 11;
  const d = `M${String(tenth(x - gap / 2))} ${String(tenth(top))}v${String(tenth(length - gap))}a${String(gap / 2)} ${String(gap / 2)} 0 0 0 ${String(gap)} 0v${String(tenth(gap - length))}`;
  return (
    <g fill="none" stroke={LIGHT} strokeLinecap="round">
      <path stroke={SHADE} strokeWidth={4.5} d={d} transform="translate(7 9)" />
      <path
        d={d}
        {...(sheet.drawing.detail === 'hero'
          ? { strokeWidth: 6, strokeDasharray: '0.1 7' }
          : { strokeWidth: 5 })}
      />
    </g>
  );
}

/** A line that hangs down, with its shadow. */
function Rod({ d, width }: { readonly d: string; readonly width: number }) {
  return (
    <g fill="none" stroke={LIGHT} strokeLinecap="round" strokeLinejoin="round" strokeWidth={width}>
      <path stroke={SHADE} strokeOpacity={0.8} d={d} transform="translate(8 8)" />
      <path d={d} />
    </g>
  );
}

const downFrom = ({ x, top, length }: HangingProps, least = 0) =>
  `M${String(tenth(x))} ${String(tenth(top))}v${String(tenth(Math.max(least, length)))}`;

/** The wand that turns or draws: a thin rod on a hook. */
const Wand = (props: HangingProps) => <Rod width={11} d={downFrom(props)} />;

/** A cord with its knob. */
const Cord = (props: HangingProps) => <Rod width={7} d={`${downFrom(props)}m-8 0h16v26h-16z`} />;

/** The crank of an awning: a rod with a handle that turns it. */
const Crank = (props: HangingProps) => <Rod width={18} d={`${downFrom(props)}l70 40v130`} />;

const hanging: Readonly<Record<Exclude<Control, 'motor'>, (props: HangingProps) => ReactElement>> = {
  chain: Chain,
  cord: Cord,
  wand: Wand,
  crank: Crank,
};

/** What moves a product by hand, at its length in mm; nothing for a motor. */
export function HandControl(props: HangingProps) {
  const { control, detail } = props.sheet.drawing;
  if (control === 'motor' || detail === 'icon') return null;
  const Hanging = hanging[control];
  return <Hanging {...props} />;
}
