import type { Entry } from '#src/content/entries.ts';
import { familyOf } from '#src/content/families.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { FabricTypeId } from '#src/content/schema/vocabulary.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import type { Build, Control, Drawing, Fabric, ProductType } from '#src/ui/product/drawing.ts';

/** The fabric of a drawing, from a variant and a colour. */
export const fabricOf = (
  { weave, opennessPercent }: Pick<Variant, 'weave' | 'opennessPercent'>,
  { hex, name, stripe }: Colour,
): Fabric => ({ colour: hex, colourName: name, weave, openFactor: opennessPercent, stripe });

/** How far open each type is drawn at first, so that its effect is visible. */
const shownOpen: Readonly<Record<ProductType, number>> = {
  enrollable: 0.3,
  'sheer-elegance': 0.3,
  romana: 0.35,
  vertical: 0.3,
  'panel-japones': 0.4,
  horizontal: 0.25,
  'toldo-brazos': 1,
  'toldo-vertical': 0.3,
  capota: 1,
  pergola: 0.3,
};

export const typeOf = ({ family }: Pick<Variant, 'family'>): ProductType => familyOf(family).shape;

export const shownOpenness = (type: ProductType): number => shownOpen[type];

const usual: Readonly<Record<ProductType, Size>> = {
  enrollable: { widthMm: 1_600, heightMm: 1_700 },
  'sheer-elegance': { widthMm: 1_600, heightMm: 1_700 },
  romana: { widthMm: 1_400, heightMm: 1_600 },
  vertical: { widthMm: 2_400, heightMm: 2_300 },
  'panel-japones': { widthMm: 2_800, heightMm: 2_400 },
  horizontal: { widthMm: 1_400, heightMm: 1_500 },
  'toldo-brazos': { widthMm: 3_500, heightMm: 2_030 },
  'toldo-vertical': { widthMm: 3_000, heightMm: 2_500 },
  capota: { widthMm: 2_000, heightMm: 1_000 },
  pergola: { widthMm: 4_000, heightMm: 3_000 },
};

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The size most ordered of its type, within the limits of this variant. */
export function usualSize(variant: Variant): Size {
  const { limits, projections } = variant.product;
  const { widthMm, heightMm } = usual[typeOf(variant)];
  const arm = projections?.find(({ projectionMm }) => projectionMm >= heightMm) ?? projections?.at(-1);
  if (arm !== undefined) {
    return { widthMm: between(widthMm, arm.minWidthMm, arm.maxWidthMm), heightMm: arm.projectionMm };
  }
  return {
    widthMm: between(widthMm, limits.minWidthMm, limits.maxWidthMm),
    heightMm: between(heightMm, limits.minHeightMm, limits.maxHeightMm),
  };
}

/** How each model of awning is made. */
const builds: Readonly<Record<string, Build>> = {
  oporto: 'open',
  sintra: 'cassette',
  cadiz: 'crossed',
  genova: 'reinforced',
  lisboa: 'cables',
  tavira: 'channels',
  evora: 'rods',
  ravello: 'round',
  capri: 'straight',
  siena: 'fabric',
  verona: 'louvres',
};

/** The drawing of a variant in a colour, by default at its usual size. */
export function drawingOf(variant: Variant, colour: Colour, size = usualSize(variant)): Drawing {
  const type = typeOf(variant);
  return {
    type,
    width: size.widthMm,
    height: size.heightMm,
    openness: shownOpen[type],
    build: builds[variant.model ?? ''],
    fabric: fabricOf(variant, colour),
  };
}

/** What hangs of each control by hand. */
const hanging: Readonly<Record<string, Control>> = {
  cadena: 'chain',
  'cordon-y-cadena': 'chain',
  cordon: 'cord',
  'cordon-capota': 'cord',
  'cordon-y-baston': 'wand',
  baston: 'wand',
  manivela: 'crank',
};

/** How a control is drawn, by its id; a motor has nothing that hangs. */
export const drawnControl = (id: string): Control => hanging[id] ?? 'motor';

const weaveOf: Readonly<Record<FabricTypeId, Fabric['weave']>> = {
  blackout: 'blackout',
  screen: 'screen',
  traslucidas: 'translucida',
  decorativas: 'decorativa',
  madera: 'madera',
  aluminio: 'aluminio',
  pvc: 'pvc',
  acrilica: 'acrilica',
  microperforada: 'screen',
};

/** The drawing of a catalog entry whose family is not loaded. */
export function drawingOfEntry({ family, fabricType, hex }: Entry): Drawing {
  const type = familyOf(family).shape;
  const { widthMm, heightMm } = usual[type];
  return {
    type,
    width: widthMm,
    height: heightMm,
    openness: shownOpen[type],
    fabric: { colour: hex, weave: weaveOf[fabricType] },
  };
}
