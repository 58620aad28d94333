import { bottom, type Box } from '#src/ui/product/box.ts';
import type { ProductType, Settled } from '#src/ui/product/drawing.ts';
import { hoodGeometry } from '#src/ui/product/geometry/capota.ts';
import { rollerGeometry, type RollerGeometry } from '#src/ui/product/geometry/enrollable.ts';
import { horizontalGeometry } from '#src/ui/product/geometry/horizontal.ts';
import { panelGeometry } from '#src/ui/product/geometry/panel-japones.ts';
import { pergolaGeometry } from '#src/ui/product/geometry/pergola.ts';
import { romanGeometry } from '#src/ui/product/geometry/romana.ts';
import { sheerGeometry } from '#src/ui/product/geometry/sheer-elegance.ts';
import { OUT } from '#src/ui/product/geometry/terrace.ts';
import { armAwningGeometry } from '#src/ui/product/geometry/toldo-brazos.ts';
import { verticalGeometry } from '#src/ui/product/geometry/vertical.ts';
import { layoutOf } from '#src/ui/product/layout.ts';

type Boxes = (drawing: Settled, unit: number) => readonly Box[];

const raised = (box: Box, by: number): Box => ({ ...box, y: box.y - by });
const moved = (box: Box, [x, y]: readonly [number, number]): Box => ({ ...box, x: box.x + x, y: box.y + y });
/** The visible part of a box that moves up behind a head at the top of the window. */
const belowTop = (box: Box): Box => {
  const y = Math.max(0, box.y);
  return { ...box, y, height: bottom(box) - y };
};

const hanging = ({ head, cloths, bar, lift, chain }: RollerGeometry) => [
  head,
  ...cloths.map((cloth) => belowTop(raised(cloth, lift))),
  raised(bar, lift),
  { x: chain.x - 9, y: chain.top, width: 18, height: chain.length },
];

const boxes: Readonly<Record<ProductType, Boxes>> = {
  enrollable: (drawing) => {
    const geometry = rollerGeometry(drawing);
    return [...hanging(geometry), geometry.roll];
  },
  'sheer-elegance': (drawing, unit) => hanging(sheerGeometry(drawing, unit)),
  romana: (drawing) => {
    const { rail, folds } = romanGeometry(drawing);
    return [rail, ...folds.map(({ flat, lift }) => belowTop(raised(flat, lift)))];
  },
  vertical: (drawing, unit) => {
    const { rail, vanes, vane, turn } = verticalGeometry(drawing, unit);
    const width = vane.width * turn;
    return [rail, ...vanes.map(({ at }) => ({ ...vane, x: at - width / 2, width }))];
  },
  'panel-japones': (drawing) => {
    const { rail, panel, panels } = panelGeometry(drawing);
    return [rail, ...panels.map(({ at }) => ({ ...panel, x: at }))];
  },
  horizontal: (drawing, unit) => {
    const { head, field, stack, rail, lift } = horizontalGeometry(drawing, unit);
    return [head, { ...field, height: field.height - lift }, raised(stack, lift), raised(rail, lift)];
  },
  'toldo-brazos': (drawing) => {
    const { cassette, front, bar, valance, arms, out } = armAwningGeometry(drawing);
    const joints = arms
      .flat()
      .map(([x, y]) => ({ x: x + (OUT.x / OUT.y) * y * out, y: bar.y + y * out, width: 0, height: 0 }));
    return [cassette, moved(bar, front), ...(valance ? [moved(valance, front)] : []), ...joints];
  },
  'toldo-vertical': (drawing) => hanging(rollerGeometry(drawing)),
  capota: (drawing) => {
    const { hood, valance } = hoodGeometry(drawing);
    return [hood, ...(valance ? [valance] : [])];
  },
  pergola: (drawing) => {
    const { front, beam, postHeight, post } = pergolaGeometry(drawing);
    const { width } = drawing;
    const frame = { x: 0, y: 0, width: Math.max(width, post), height: postHeight };
    return [{ ...frame, height: beam }, moved(frame, front)];
  },
};

/** All visible boxes of a product, in millimetres. */
export const boxesOf = (drawing: Settled) => boxes[drawing.type](drawing, layoutOf(drawing).unit);
