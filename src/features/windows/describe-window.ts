import type { Choices } from '#src/api/draft.ts';
import { familyOf } from '#src/content/families.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { inMetres, sizeInMetres } from '#src/format/measures.ts';
import { counted, small } from '#src/format/words.ts';
import { chosenControl } from './choices.ts';
import { hangsInRecess, mountNames } from './mount.ts';
import type { PricedDraftWindow } from './price-window.ts';

/** How the cloth is cut, when that was chosen: "tela girada", "2 lienzos". */
export const cutTexts = ({ lay, cloths = 1, rollMm }: Choices): readonly string[] => [
  ...(lay === 'rotated' ? ['tela girada'] : []),
  ...(lay === 'joined' ? ['tela unida'] : []),
  ...(cloths > 1 ? [`${String(cloths)} lienzos`] : []),
  ...(rollMm === undefined ? [] : [`rollo de ${inMetres(rollMm)} m`]),
];

/** The description of a window, in a few lines. */
export function describeWindow(
  { window, reading: { variant, colour, widthMm, heightMm, quantity } }: PricedDraftWindow,
  { nameOf }: Quotable,
): readonly string[] {
  if (variant === null) return [];
  const { choices, mount } = window;
  const size = widthMm === null || heightMm === null ? null : sizeInMetres(widthMm, heightMm);
  const control = chosenControl(variant.product, choices);
  const made = [
    control === undefined ? null : nameOf(control.id),
    choices.gallery === undefined ? null : nameOf(choices.gallery),
    ...(choices.extras ?? []).map(nameOf),
    ...(choices.remotes ?? []).map(({ id, count }) => `${String(count)} × ${nameOf(id)}`),
  ].filter((part) => part !== null);
  return [
    [familyOf(variant.family).one, variant.name, colour?.name].filter(Boolean).join(', '),
    [
      size,
      quantity === null ? null : counted(quantity, 'pieza', 'piezas'),
      hangsInRecess(variant) ? mountNames[mount] : null,
      ...cutTexts(choices),
    ]
      .filter(Boolean)
      .join(', '),
    made.map((part, at) => (at === 0 ? part : small(part))).join(', '),
  ].filter((line) => line !== '');
}
