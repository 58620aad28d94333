import type { Variant } from '#src/content/schema/variant.ts';
import type { Choices, DraftWindow } from '#src/api/draft.ts';
import { piecesOf } from '#src/quoting/rounding.ts';
import type { Drawing } from '#src/ui/product/drawing.ts';
import { drawingOf, usualSize } from '#src/features/shop/drawing-of.ts';
import { chosenControl } from './choices.ts';
import type { WindowReading } from './read-window.ts';

const wands = new Set(['baston', 'cordon', 'cordon-y-baston', 'cordon-y-cadena']);

function controlOf(variant: Variant, choices: Choices): Drawing['control'] {
  const control = chosenControl(variant.product, choices);
  if (control?.kind === 'motor') return 'motor';
  return control !== undefined && wands.has(control.id) ? 'wand' : 'chain';
}

function headOf({ gallery }: Choices): Drawing['head'] {
  if (gallery === undefined) return undefined;
  return gallery.startsWith('cofre') ? 'cassette' : 'gallery';
}

/** Lengths of cloth that a joined cloth is welded together from. */
const joinedPieces = ({ product: { fabric } }: Variant, heightMm: number) =>
  Math.max(2, piecesOf(heightMm, fabric?.join?.pieceMm ?? heightMm));

/** The drawing of a window to scale; missing sizes and colour get defaults. null without a variant. */
export function drawingOfWindow(
  { mount, choices, fitting }: Pick<DraftWindow, 'mount' | 'choices' | 'fitting'>,
  { variant, colour, widthMm, heightMm }: WindowReading,
): Drawing | null {
  const shown = colour ?? variant?.colours[0];
  if (variant === null || shown === undefined) return null;
  const usual = usualSize(variant);
  const size = { widthMm: widthMm ?? usual.widthMm, heightMm: heightMm ?? usual.heightMm };
  return {
    ...drawingOf(variant, shown, size),
    mount,
    control: controlOf(variant, choices),
    head: headOf(choices),
    side: fitting.side,
    finish: fitting.hardware,
    wrappedBar: fitting.bar === 'wrapped',
    inverse: fitting.roll === 'inverse',
    controlLength: fitting.controlMm,
    cloths: choices.cloths,
    pieces: choices.lay === 'joined' ? joinedPieces(variant, size.heightMm) : undefined,
    turned: choices.lay === 'rotated' || choices.lay === 'joined',
  };
}
