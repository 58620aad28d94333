import { inset, rect, right, type Box } from '../box.ts';
import classes from '../product-drawing.module.css';
import type { PartProps } from '../sheet.ts';

interface HeadProps extends PartProps {
  readonly box: Box;
}

/** The head of the motor, at its side of the product. */
export function MotorSide({ sheet, box }: HeadProps) {
  const { motorSide, detail } = sheet.drawing;
  if (motorSide === 'hidden' || detail === 'icon') return null;
  const width = Math.min(box.width * 0.2, Math.max(46, sheet.layout.unit * 5));
  const cap = {
    x: motorSide === 'right' ? right(box) - width : box.x,
    y: box.y + box.height * 0.14,
    width,
    height: box.height * 0.72,
  };
  return (
    <>
      <rect {...rect(cap)} rx={6} fill="#2d3331" />
      <rect {...rect(inset(cap, Math.min(width, cap.height) * 0.36))} fill="#9fd8b4" />
    </>
  );
}

/** Largest distance between brackets. */
const WIDEST = 1_400;

/** Plates of the brackets: flat under a ceiling, upright on a wall, at the ends between the walls of a recess. */
function platesOf(
  { width, mount, fixing }: PartProps['sheet']['drawing'],
  unit: number,
  isOut: boolean,
): readonly Box[] {
  const [long, thin] = [Math.max(60, unit * 7), Math.max(14, unit * 1.8)];
  if (fixing === 'wall' && mount === 'inside' && !isOut) {
    return [0, width - thin].map((x) => ({ x, y: 0, width: thin, height: long }));
  }
  const count = Math.max(2, Math.ceil(width / WIDEST));
  const first = Math.min(width * 0.12, 180);
  return Array.from({ length: count }, (_, at) => {
    const x = first + (at * (width - 2 * first)) / (count - 1);
    return fixing === 'wall'
      ? { x: x - thin, y: -long * 0.5, width: thin * 2, height: long }
      : { x: x - long / 2, y: 0, width: long, height: thin };
  });
}

/** The brackets of a product, in front of its head. */
export function Brackets({ sheet, isOut }: PartProps & { readonly isOut: boolean }) {
  const { drawing, layout } = sheet;
  if (drawing.fixing === 'hidden' || drawing.detail === 'icon') return null;
  return platesOf(drawing, layout.unit, isOut).map((plate) => (
    <rect key={plate.x} {...rect(plate)} rx={3} fill={sheet.paint('post')} className={classes.outlined} />
  ));
}

/** The ceiling that a product hangs from, when it is not that of its recess. */
export function Ceiling({ sheet, isOut }: PartProps & { readonly isOut: boolean }) {
  const { drawing, layout } = sheet;
  const isOfRecess = drawing.mount === 'inside' && !isOut;
  if (drawing.fixing !== 'ceiling' || drawing.detail === 'icon' || isOfRecess) return null;
  const above = { ...layout.sheet, height: -layout.sheet.y };
  return (
    <>
      <rect {...rect(above)} fill="var(--soffit)" />
      <rect {...rect({ ...above, y: 0, height: layout.unit * 3 })} fill="var(--cast)" />
    </>
  );
}
