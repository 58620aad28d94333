import { useId } from 'react';
import { settle, type Fabric } from './drawing.ts';
import { FabricPaints } from './parts/fabric-paints.tsx';
import { HangingFabric } from './parts/hanging-fabric.tsx';
import { SlatPaint } from './parts/slat-paint.tsx';
import { sheetOf } from './sheet-of.ts';
import classes from './product-drawing.module.css';

const SIDE = 120;

interface FabricSwatchProps {
  readonly fabric: Fabric;
  readonly className?: string | undefined;
}

/** A sample of a fabric or of slats, shown beside its name; screen readers hear only the name. */
export function FabricSwatch({ fabric, className = '' }: FabricSwatchProps) {
  const whole = sheetOf(
    settle({ type: 'enrollable', width: SIDE, height: SIDE, fabric, detail: 'hero' }),
    useId(),
  );
  // A sample on a table has no light from behind.
  const light = { ...whole.light, glow: 0, see: fabric.weave === 'screen' ? whole.light.see * 0.6 : 0 };
  const sheet = { ...whole, light, layout: { ...whole.layout, unit: 1.25 } };
  const box = { x: 0, y: 0, width: SIDE, height: SIDE };
  const isSlats = ['madera', 'aluminio', 'pvc'].includes(fabric.weave);
  const slats = fabric.weave === 'aluminio' ? 6 : 3;
  return (
    <svg
      className={`${classes['drawing'] ?? ''} ${className}`}
      viewBox={`0 0 ${String(SIDE)} ${String(SIDE)}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <FabricPaints sheet={sheet} />
        <SlatPaint sheet={sheet} />
      </defs>
      {isSlats ? (
        Array.from({ length: slats }, (_, index) => SIDE * (index / slats)).map((y) => (
          <rect key={y} y={y} width={SIDE} height={SIDE / slats - 1} fill={sheet.paint('slat')} />
        ))
      ) : (
        <>
          <rect width={SIDE} height={SIDE} fill="var(--veil)" />
          <HangingFabric sheet={sheet} box={box} />
        </>
      )}
    </svg>
  );
}
