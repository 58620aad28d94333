import type { ComponentType } from 'react';
import type { ProductType } from '../drawing.ts';
import type { PartProps } from '../sheet.ts';
import { Hood, HoodPaints } from './capota.tsx';
import { Roller, RollerPaints, RollerVeil } from './enrollable.tsx';
import { Horizontal, HorizontalPaints } from './horizontal.tsx';
import { PanelJapones, PanelPaints, PanelVeil } from './panel-japones.tsx';
import { Pergola, PergolaPaints } from './pergola.tsx';
import { Romana, RomanPaints, RomanVeil } from './romana.tsx';
import { SheerElegance, SheerPaints, SheerVeil } from './sheer-elegance.tsx';
import { ArmAwning, ArmAwningPaints } from './toldo-brazos.tsx';
import { DropAwning } from './toldo-vertical.tsx';
import { Vertical, VerticalPaints } from './vertical.tsx';

type Part = ComponentType<PartProps>;

/** The components that draw a product. */
interface Product {
  readonly Body: Part;
  /** Its SVG definitions. */
  readonly Paints: Part;
  /** The haze over the view, behind the window's frame. */
  readonly Veil?: Part;
}

export const products: Readonly<Record<ProductType, Product>> = {
  enrollable: { Body: Roller, Paints: RollerPaints, Veil: RollerVeil },
  'sheer-elegance': { Body: SheerElegance, Paints: SheerPaints, Veil: SheerVeil },
  romana: { Body: Romana, Paints: RomanPaints, Veil: RomanVeil },
  vertical: { Body: Vertical, Paints: VerticalPaints },
  'panel-japones': { Body: PanelJapones, Paints: PanelPaints, Veil: PanelVeil },
  horizontal: { Body: Horizontal, Paints: HorizontalPaints },
  'toldo-brazos': { Body: ArmAwning, Paints: ArmAwningPaints },
  'toldo-vertical': { Body: DropAwning, Paints: RollerPaints, Veil: RollerVeil },
  capota: { Body: Hood, Paints: HoodPaints },
  pergola: { Body: Pergola, Paints: PergolaPaints },
};
