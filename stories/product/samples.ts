import { productTypes, type Drawing, type Fabric, type ProductType } from '#src/ui/product/drawing.ts';

/** The catalog's fabrics, one of each kind. */
export const fabrics = {
  screen: { colour: '#b9b4aa', colourName: 'Gris arena', weave: 'screen', openFactor: 3 },
  screenOpen: { colour: '#4b5356', colourName: 'Grafito', weave: 'screen', openFactor: 10 },
  blackout: { colour: '#3d4a56', colourName: 'Azul noche', weave: 'blackout' },
  translucent: { colour: '#efe8d9', colourName: 'Marfil', weave: 'translucida' },
  linen: { colour: '#c9b79c', colourName: 'Lino', weave: 'translucida' },
  decorative: { colour: '#a5634a', colourName: 'Terracota', weave: 'decorativa' },
  striped: { colour: '#e8e0cf', colourName: 'Salvia', weave: 'acrilica', stripe: '#4f6f68' },
  acrylic: { colour: '#3f6a63', colourName: 'Bosque', weave: 'acrilica' },
  wood: { colour: '#9a6f48', colourName: 'Nogal', weave: 'madera' },
  aluminium: { colour: '#c9cdcb', colourName: 'Plata', weave: 'aluminio' },
  pvc: { colour: '#f1eee6', colourName: 'Blanco', weave: 'pvc' },
} as const satisfies Record<string, Fabric>;

/** Each product in its usual configuration. */
export const usual: Readonly<Record<ProductType, Drawing>> = {
  enrollable: { type: 'enrollable', width: 1_800, height: 2_100, fabric: fabrics.screen },
  'sheer-elegance': { type: 'sheer-elegance', width: 1_800, height: 2_000, fabric: fabrics.linen },
  romana: { type: 'romana', width: 1_500, height: 1_800, fabric: fabrics.linen },
  vertical: { type: 'vertical', width: 2_600, height: 2_400, fabric: fabrics.translucent },
  'panel-japones': { type: 'panel-japones', width: 3_200, height: 2_500, fabric: fabrics.screen },
  horizontal: { type: 'horizontal', width: 1_500, height: 1_600, fabric: fabrics.wood },
  'toldo-brazos': { type: 'toldo-brazos', width: 4_000, height: 2_500, fabric: fabrics.striped },
  'toldo-vertical': { type: 'toldo-vertical', width: 3_600, height: 2_600, fabric: fabrics.screenOpen },
  capota: { type: 'capota', width: 2_200, height: 1_100, fabric: fabrics.acrylic },
  pergola: { type: 'pergola', width: 4_000, height: 3_200, fabric: fabrics.striped, finish: 'bronze' },
};

/** The name above its drawings. */
export const names: Readonly<Record<ProductType, string>> = {
  enrollable: 'Enrollable',
  'sheer-elegance': 'Sheer elegance',
  romana: 'Romana',
  vertical: 'Vertical',
  'panel-japones': 'Panel japonés',
  horizontal: 'Horizontal',
  'toldo-brazos': 'Toldo de brazos retráctiles',
  'toldo-vertical': 'Toldo vertical',
  capota: 'Capota',
  pergola: 'Pérgola',
};

/** The usual position: blinds half open, awnings out. */
export const inUse: Readonly<Record<ProductType, number>> = {
  enrollable: 0.4,
  'sheer-elegance': 0.4,
  romana: 0.4,
  vertical: 0.35,
  'panel-japones': 0.5,
  horizontal: 0.35,
  'toldo-brazos': 1,
  'toldo-vertical': 0.4,
  capota: 1,
  pergola: 0.3,
};

export const everyType = productTypes;
