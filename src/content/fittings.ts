import type { Fitting } from '#src/quoting/fitting.ts';
import type { Mount } from '#src/quoting/measures/measured.ts';
import { longestCord, safetyOf } from './cords.ts';
import type { FamilyId } from './schema/vocabulary.ts';

/** The options of each fact, the default first; a product without the fact has none. */
export type FittingOptions = { readonly [Key in keyof Fitting]-?: readonly NonNullable<Fitting[Key]>[] };

/** A colour of hardware. */
export type Hardware = NonNullable<Fitting['hardware']>;

/** What each colour of hardware is called. */
export const hardwareNames: Readonly<Record<Hardware, string>> = {
  white: 'blanco',
  aluminium: 'aluminio',
  bronze: 'bronce',
  black: 'negro',
};

const NONE: FittingOptions = {
  side: [],
  controlMm: [],
  roll: [],
  fixing: [],
  hardware: [],
  bar: [],
  safety: [],
};

const side = ['right', 'left'] as const;
const hardware = ['white', 'aluminium', 'bronze', 'black'] as const;
const toWall = ['wall', 'ceiling'] as const;
const toCeiling = ['ceiling', 'wall'] as const;

/** Our assumption: what each family lets the buyer choose. A blind inside its recess is fixed to the top of it. */
const families: Readonly<Record<FamilyId, FittingOptions>> = {
  enrollables: {
    ...NONE,
    side,
    roll: ['normal', 'inverse'],
    fixing: toCeiling,
    hardware,
    bar: ['visible', 'wrapped'],
  },
  'sheer-elegance': { ...NONE, side, fixing: toCeiling, hardware },
  romanas: { ...NONE, side, fixing: toCeiling },
  verticales: { ...NONE, side, fixing: toCeiling, hardware },
  'panel-japones': { ...NONE, side, fixing: toCeiling, hardware },
  horizontales: { ...NONE, side, fixing: toCeiling },
  'toldos-brazos-retractiles': { ...NONE, side, fixing: toWall, hardware },
  'toldos-verticales': { ...NONE, side, fixing: toCeiling, hardware },
  'toldos-capotas': { ...NONE, side, hardware },
  'toldos-pergolas': { ...NONE, side, hardware },
};

const cords = [500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000];

/** Our assumption: the lengths in mm that each control is stocked in. Motors have none. */
const lengths: Readonly<Record<string, readonly number[]>> = {
  cadena: cords,
  cordon: cords,
  'cordon-y-cadena': cords,
  'cordon-y-baston': cords,
  'cordon-capota': cords,
  baston: [750, 1_000, 1_250, 1_500],
  manivela: [1_200, 1_500, 1_800, 2_400],
};

/** A gallery that is sold in the colours of hardware. */
const COLOURED_GALLERY = 'galeria-aluminio';

/** The length that reaches an awning's crank or cord from the floor. */
const AWNING_CONTROL_MM = 1_500;

/** What a fitting depends on. */
export interface FittedWindow {
  readonly family: FamilyId;
  /** Id of the chosen control; undefined when the product has none. */
  readonly control: string | undefined;
  /** Id of the chosen gallery; undefined without one. */
  readonly gallery: string | undefined;
  /** null for awnings, and when not stated. */
  readonly mount: Mount | null;
  /** null while it is not known. */
  readonly heightMm: number | null;
  /** Whether children may reach it. @default false */
  readonly forChildren?: boolean;
}

/** What a window has to be safe where children are; undefined elsewhere, for awnings, and without cords. */
const neededSafety = ({ family, control, forChildren = false }: FittedWindow): Fitting['safety'] =>
  forChildren && !family.startsWith('toldos') ? safetyOf(control) : undefined;

/** The usual length of a control: the shortest that hangs two thirds of the window's height. */
function usualFirst(stocked: readonly number[], { family, heightMm }: FittedWindow): readonly number[] {
  const wanted = family.startsWith('toldos') ? AWNING_CONTROL_MM : Math.ceil(((heightMm ?? 0) * 2) / 3);
  const usual = stocked.find((length) => length >= wanted) ?? stocked.at(-1);
  return usual === undefined ? [] : [usual, ...stocked.filter((length) => length !== usual)];
}

/** What can be chosen for a window, the default of each fact first. */
export function fittingOptions(window: FittedWindow): FittingOptions {
  const options = families[window.family];
  const safety = neededSafety(window);
  const longest = safety === undefined ? Infinity : longestCord(window.heightMm ?? 0);
  const stocked = (lengths[window.control ?? ''] ?? []).filter((mm) => mm <= longest);
  return {
    ...options,
    hardware: window.gallery === COLOURED_GALLERY ? hardware : options.hardware,
    fixing: window.mount === 'outside' && options.fixing.length > 0 ? toWall : options.fixing,
    controlMm: usualFirst(stocked, window),
    safety: safety === undefined ? [] : [safety],
  };
}

/** The value of one fact: the chosen one when it is offered, else the default. */
function settle<T>(offered: readonly T[], chosen: T | undefined): T | undefined {
  return chosen !== undefined && offered.includes(chosen) ? chosen : offered[0];
}

/** A fitting of which some facts were not chosen. */
type Chosen = { readonly [Key in keyof Fitting]: Fitting[Key] | undefined };

const withoutUndefined = (fitting: Chosen): Fitting =>
  Object.fromEntries(Object.entries(fitting).filter(([, value]) => value !== undefined));

/** The complete fitting of a window: the chosen values that its product offers, and the defaults of all others. */
export function settledFitting(window: FittedWindow, chosen: Chosen): Fitting {
  const options = fittingOptions(window);
  return withoutUndefined({
    side: settle(options.side, chosen.side),
    controlMm: settle(options.controlMm, chosen.controlMm),
    roll: settle(options.roll, chosen.roll),
    fixing: settle(options.fixing, chosen.fixing),
    hardware: settle(options.hardware, chosen.hardware),
    bar: settle(options.bar, chosen.bar),
    safety: settle(options.safety, chosen.safety),
  });
}

/** The values of a fitting that differ from the defaults of its window: what was chosen. */
export function chosenFitting(window: FittedWindow, fitting: Fitting): Fitting {
  const usual = settledFitting(window, {});
  const unlessUsual = <Key extends keyof Fitting>(key: Key) =>
    fitting[key] === usual[key] ? undefined : fitting[key];
  return withoutUndefined({
    side: unlessUsual('side'),
    controlMm: unlessUsual('controlMm'),
    roll: unlessUsual('roll'),
    fixing: unlessUsual('fixing'),
    hardware: unlessUsual('hardware'),
    bar: unlessUsual('bar'),
    safety: unlessUsual('safety'),
  });
}
