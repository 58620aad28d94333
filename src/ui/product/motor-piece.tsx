import { clsx as cx } from 'clsx';
import { useId } from 'react';
import { rect } from './box.ts';
import { mix, shade, tint } from './colour.ts';
import type { Fabric } from './drawing.ts';
import { rollDiameter } from './hardware.ts';
import classes from './product-drawing.module.css';

interface MotorPieceProps {
  /** Diameter of the tube in millimetres. */
  readonly tube: number;
  /** Length of the motor without its head. @default 480 */
  readonly length?: number | undefined;
  readonly fabric: Fabric;
  readonly className?: string | undefined;
}

const HEAD = 34;
const PAGE = { x: -60, y: -80, width: 760, height: 190 } as const;

/**
 * A motor half way into its tube, with the fabric on it, in real proportions. Screen readers hear only the name beside
 * it.
 */
export function MotorPiece({ tube, length = 480, fabric, className = '' }: MotorPieceProps) {
  const prefix = useId();
  const paint = (name: string) => `url(#${prefix}${name})`;
  const metal = { light: '#f4f6f5', body: '#c3c8c6', dark: '#7d8481' } as const;
  const motor = { light: '#8b9490', body: '#4b5451', dark: '#232a28' } as const;
  const wound = {
    light: tint(fabric.colour, 0.3),
    body: fabric.colour,
    dark: shade(fabric.colour, 0.45),
  };
  const roll = rollDiameter(tube, 2_000);
  const inner = tube * 0.78;
  const shown = Math.min(length, 330);
  return (
    <svg
      className={cx(classes.drawing, className)}
      viewBox={Object.values(PAGE).join(' ')}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        {Object.entries({ metal, motor, wound }).map(([name, { light, body, dark }]) => (
          <linearGradient key={name} id={`${prefix}${name}`} x1="0" y1="0" x2="0" y2="1">
            <stop stopColor={body} />
            <stop offset=".26" stopColor={light} />
            <stop offset=".55" stopColor={body} />
            <stop offset="1" stopColor={dark} />
          </linearGradient>
        ))}
        <radialGradient id={`${prefix}ground`}>
          <stop stopColor="#14202a" stopOpacity=".28" />
          <stop offset="1" stopColor="#14202a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="330" cy={roll / 2 + 34} rx="340" ry="13" fill={paint('ground')} />
      <path
        fill="none"
        stroke="rgb(20 22 20 / 20%)"
        strokeLinecap="round"
        strokeWidth={4.5}
        d={`M-26 ${String(tube * 0.2)}c-60 20 -20 60 -70 62`}
      />
      <rect {...rect({ x: 0, y: -inner / 2, width: shown, height: inner })} rx="3" fill={paint('motor')} />
      {[0.2, 0.62].map((share) => (
        <rect
          key={share}
          {...rect({ x: shown * share, y: -inner / 2, width: 5, height: inner })}
          fill={mix(motor.body, '#ffffff', 0.25)}
        />
      ))}
      <rect
        {...rect({ x: -HEAD, y: -tube * 0.62, width: HEAD, height: tube * 1.24 })}
        rx="6"
        fill={paint('metal')}
      />
      <rect
        {...rect({ x: -HEAD - 8, y: -tube * 0.2, width: 10, height: tube * 0.4 })}
        rx="2"
        fill={paint('motor')}
      />
      <rect {...rect({ x: shown - 90, y: -tube / 2, width: 460, height: tube })} fill={paint('metal')} />
      <rect {...rect({ x: shown + 10, y: -roll / 2, width: 360, height: roll })} fill={paint('wound')} />
    </svg>
  );
}
