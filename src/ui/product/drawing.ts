/** The product types, in the order of the catalog. */
export const productTypes = [
  'enrollable',
  'sheer-elegance',
  'romana',
  'vertical',
  'panel-japones',
  'horizontal',
  'toldo-brazos',
  'toldo-vertical',
  'capota',
  'pergola',
] as const;

export type ProductType = (typeof productTypes)[number];

export type Hex = `#${string}`;

/** Material of the fabric or the slats; decides how light passes and how the surface looks. */
export const weaves = [
  'blackout',
  'screen',
  'translucida',
  'decorativa',
  'acrilica',
  'madera',
  'aluminio',
  'pvc',
] as const;

export type Weave = (typeof weaves)[number];

export interface Fabric {
  readonly colour: Hex;
  /** The name in the catalog, such as "Gris perla". Part of the description only. */
  readonly colourName?: string | undefined;
  readonly weave: Weave;
  /** Openness of a screen, 1 to 10 percent; higher values are drawn as 10. */
  readonly openFactor?: number | null | undefined;
  /** Colour of the stripes of an awning, or of the bands of a decorative fabric. */
  readonly stripe?: Hex | undefined;
}

export type Mount = 'inside' | 'outside';
export type Side = 'left' | 'right';
export type Control = 'chain' | 'cord' | 'wand' | 'crank' | 'motor';
/** What the brackets are screwed to. */
export type Fixing = 'ceiling' | 'wall';
export type Head = 'none' | 'gallery' | 'cassette';
export type Finish = 'white' | 'aluminium' | 'bronze' | 'black';
export type Time = 'day' | 'evening';
/** Display size: about 40 px, 240 px, or more. */
export type Detail = 'icon' | 'card' | 'hero';

/** How an awning is made: what carries and guides its fabric. Other products have none. */
export type Build =
  | 'open'
  | 'cassette'
  | 'crossed'
  | 'reinforced'
  | 'cables'
  | 'channels'
  | 'rods'
  | 'round'
  | 'straight'
  | 'fabric'
  | 'louvres';

/** A product to draw. Measures are millimetres. */
export interface Drawing {
  readonly type: ProductType;
  readonly width: number;
  /** Height; for an arm awning and a pergola, the projection from the wall. */
  readonly height: number;
  readonly fabric: Fabric;
  /**
   * How far the product is open, 0 to 1. Blinds: 0 covers the window, 1 leaves it free; slats and bands turn first.
   * Arm awnings and hoods: 1 is fully extended. A pergola: 1 has its roof gathered.
   * @default 0
   */
  readonly openness?: number | undefined;
  /** @default 'inside' */
  readonly mount?: Mount | undefined;
  /** @default 'chain' for what rolls or folds, 'wand' for what turns or slides, 'motor' for awnings */
  readonly control?: Control | undefined;
  /** @default 'right' */
  readonly side?: Side | undefined;
  /** The side of a motor, where it matters. @default 'hidden' */
  readonly motorSide?: Side | 'hidden' | undefined;
  /** @default 'hidden' */
  readonly fixing?: Fixing | 'hidden' | undefined;
  /** @default 'none', and 'cassette' for sheer elegance and awnings */
  readonly head?: Head | undefined;
  /** @default 'white' */
  readonly finish?: Finish | undefined;
  /** Whether the bottom bar is hidden in the fabric's hem. @default false */
  readonly wrappedBar?: boolean | undefined;
  /** Whether the fabric of a roller blind falls in front of its tube. @default behind it */
  readonly inverse?: boolean | undefined;
  /** Length of a hanging control; one of a blind ends at its lower edge. @default about half of the height */
  readonly controlLength?: number | undefined;
  /** Equal products side by side with a gap; width is that of each. @default 1 */
  readonly blinds?: number | undefined;
  /** Cloths of a roller blind, side by side with a gap. @default 1 */
  readonly cloths?: number | undefined;
  /** Lengths that a roller's fabric is welded together from, one below the other. @default 1 */
  readonly pieces?: number | undefined;
  /** Whether the threads of the fabric are turned by a quarter. @default false */
  readonly turned?: boolean | undefined;
  /** Of an awning. @default the most common one of its type */
  readonly build?: Build | undefined;
  /** Whether an awning's front bar has a valance. @default true */
  readonly valance?: boolean | undefined;
  /** The view behind the window. @default 'day' */
  readonly time?: Time | undefined;
  /** @default 'card' */
  readonly detail?: Detail | undefined;
  /** Width of the picture divided by its height. @default 1, of a hero 1.6 */
  readonly aspect?: number | undefined;
}

/** A drawing with every property set. */
export type Settled = {
  readonly [Key in keyof Required<Drawing>]: Exclude<Drawing[Key], undefined>;
};

const clamp = (value: number, least: number, most: number) =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;

const awnings: ReadonlySet<ProductType> = new Set(['toldo-brazos', 'toldo-vertical', 'capota', 'pergola']);
const turning: ReadonlySet<ProductType> = new Set(['vertical', 'panel-japones', 'horizontal']);

/** Whether it is drawn from outside, projecting from its wall. */
export const projectsFromWall = (type: ProductType) => isAwning(type) && type !== 'toldo-vertical';

export const isAwning = (type: ProductType) => awnings.has(type);

const defaultControl = (type: ProductType): Control => {
  if (isAwning(type)) return 'motor';
  return turning.has(type) ? 'wand' : 'chain';
};

const usualBuild: Readonly<Partial<Record<ProductType, Build>>> = {
  'toldo-brazos': 'cassette',
  'toldo-vertical': 'cables',
  capota: 'round',
  pergola: 'fabric',
};

/** Fills in defaults, and limits every number to what can be drawn. */
export function settle(drawing: Drawing): Settled {
  const { type, detail = 'card' } = drawing;
  return {
    type,
    detail,
    fabric: drawing.fabric,
    width: clamp(drawing.width, 200, 8_000),
    height: clamp(drawing.height, 200, 8_000),
    openness: clamp(drawing.openness ?? 0, 0, 1),
    mount: drawing.mount ?? 'inside',
    control: drawing.control ?? defaultControl(type),
    side: drawing.side ?? 'right',
    head: drawing.head ?? (type === 'sheer-elegance' || isAwning(type) ? 'cassette' : 'none'),
    finish: drawing.finish ?? 'white',
    wrappedBar: drawing.wrappedBar ?? false,
    inverse: drawing.inverse ?? false,
    controlLength: drawing.controlLength ?? drawing.height * (turning.has(type) ? 0.5 : 0.62),
    motorSide: drawing.motorSide ?? 'hidden',
    fixing: drawing.fixing ?? 'hidden',
    blinds: Math.round(clamp(drawing.blinds ?? 1, 1, 4)),
    cloths: clamp(drawing.cloths ?? 1, 1, 3),
    pieces: clamp(drawing.pieces ?? 1, 1, 4),
    turned: drawing.turned ?? false,
    build: drawing.build ?? usualBuild[type] ?? 'open',
    valance: drawing.valance ?? true,
    time: drawing.time ?? 'day',
    aspect: clamp(drawing.aspect ?? (detail === 'hero' ? 1.6 : 1), 0.4, 4),
  };
}
