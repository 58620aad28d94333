import type { Choices } from '#src/api/draft.ts';
import { hangsInRecess } from '#src/content/families.ts';
import { hardwareNames } from '#src/content/fittings.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { inMetres } from '#src/format/measures.ts';
import type { Fitting } from '#src/quoting/fitting.ts';
import { chosenControl } from '#src/quoting/making/finish.ts';

/** The facts of a fitting as the buyer chooses them. */
export const fittingNames: Readonly<Record<keyof Fitting, string>> = {
  side: 'Lado del mando',
  controlMm: 'Largo del mando',
  roll: 'Caída de la tela',
  fixing: 'Fijación',
  hardware: 'Color de herrajes',
  bar: 'Contrapeso',
  safety: 'Con niños en casa',
};

type Names<Value extends string> = Readonly<Record<Value, string>>;
type ValueOf<Key extends keyof Fitting> = NonNullable<Fitting[Key]>;

export const sideNames: Names<ValueOf<'side'>> = { left: 'izquierda', right: 'derecha' };
export const rollNames: Names<ValueOf<'roll'>> = { normal: 'normal', inverse: 'invertida' };
export const fixingNames: Names<ValueOf<'fixing'>> = { ceiling: 'techo', wall: 'muro' };
export const barNames: Names<ValueOf<'bar'>> = { visible: 'a la vista', wrapped: 'forrado con la tela' };
const safetyNames: Names<ValueOf<'safety'>> = {
  tension: 'tensor fijo al muro por los niños',
  cleat: 'sujetacordones al muro por los niños',
};

/** What a hand holds of each control that has a length, by its id. */
const handles: Readonly<Record<string, string>> = {
  cadena: 'cadena',
  cordon: 'cordón',
  'cordon-y-cadena': 'cordón',
  'cordon-y-baston': 'cordón',
  'cordon-capota': 'cordón',
  baston: 'bastón',
  manivela: 'manivela',
};

/** Where its sides are seen from, as it is drawn. */
export const seenFrom = (variant: Variant): string =>
  hangsInRecess(variant) ? 'visto desde adentro' : 'visto desde la calle';

/**
 * The facts of a fitting as texts, in the order in which every document states them.
 * @param variant null when it is no longer in the catalog
 * @param line the choices of its window, whose control is what a hand holds
 */
export function fittingTexts(
  { side, controlMm, roll, fixing, hardware, bar, safety }: Fitting,
  variant: Variant | null,
  line: Choices,
): readonly string[] {
  const seen = variant === null ? '' : `, ${seenFrom(variant)}`;
  const control = variant === null ? line.control : chosenControl(variant.product, line)?.id;
  const handle = handles[control ?? ''] ?? 'mando';
  const long = controlMm === undefined ? handle : `${handle} de ${inMetres(controlMm)} m`;
  const texts: Readonly<Record<keyof Fitting, string | undefined>> = {
    side: side && `${long} a la ${sideNames[side]}${seen}`,
    // With a side, its length is said there.
    controlMm: controlMm === undefined || side !== undefined ? undefined : long,
    roll: roll && `caída ${rollNames[roll]}`,
    fixing: fixing && `fijación a ${fixingNames[fixing]}`,
    hardware: hardware && `herrajes en ${hardwareNames[hardware]}`,
    bar: bar && `contrapeso ${barNames[bar]}`,
    safety: safety && safetyNames[safety],
  };
  return Object.values(texts).filter((text) => text !== undefined);
}
