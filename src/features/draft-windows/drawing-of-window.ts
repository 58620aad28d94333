import type { Choices, DraftWindow } from '#src/api/draft.ts';
import { settledFitting } from '#src/content/fittings.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { drawingOf, drawnControl, usualSize } from '#src/features/product/drawing-of.ts';
import { fittedWindow } from '#src/materials/fitted-window.ts';
import { blindsBeside } from '#src/quoting/asked.ts';
import { chosenControl } from '#src/quoting/making/finish.ts';
import { piecesOf } from '#src/quoting/money/rounding.ts';
import type { Drawing } from '#src/ui/product/drawing.ts';
import type { PricedDraftWindow } from './price-window.ts';
import type { WindowReading } from './read-window.ts';

function headOf({ gallery }: Choices): Drawing['head'] {
  if (gallery === undefined) return undefined;
  return gallery.startsWith('cofre') ? 'cassette' : 'gallery';
}

/** Lengths of fabric that a joined fabric is welded together from. */
const joinedPieces = ({ product: { fabric } }: Variant, heightMm: number) =>
  Math.max(2, piecesOf(heightMm, fabric?.join?.pieceMm ?? heightMm));

interface DrawnWindow extends Pick<DraftWindow, 'mount' | 'choices' | 'fitting'> {
  /** How many hang side by side in place of one. */
  readonly blinds: number;
}

/** The drawing of a window to scale; missing sizes and colour get defaults. null without a variant. */
export function drawingOfWindow(
  { mount, choices, fitting, blinds }: DrawnWindow,
  {
    variant,
    colour,
    widthMm,
    heightMm,
    forChildren = false,
  }: Pick<WindowReading, 'variant' | 'colour' | 'widthMm' | 'heightMm'> &
    Partial<Pick<WindowReading, 'forChildren'>>,
): Drawing | null {
  const shown = colour ?? variant?.colours[0];
  if (variant === null || shown === undefined) return null;
  const usual = usualSize(variant);
  const size = { widthMm: widthMm ?? usual.widthMm, heightMm: heightMm ?? usual.heightMm };
  const chosen = chosenControl(variant.product, choices);
  const control = chosen === undefined ? 'chain' : drawnControl(chosen.id);
  const fitted = fittedWindow({ mount, choices }, { variant, heightMm: size.heightMm, forChildren });
  const { side, hardware, bar, roll, controlMm, fixing } = settledFitting(fitted, fitting);
  return {
    ...drawingOf(variant, shown, size),
    mount,
    control,
    head: headOf(choices),
    side,
    motorSide: control === 'motor' ? side : undefined,
    fixing,
    finish: hardware,
    wrappedBar: bar === 'wrapped',
    inverse: roll === 'inverse',
    controlLength: controlMm,
    blinds,
    cloths: choices.cloths,
    pieces: choices.lay === 'joined' ? joinedPieces(variant, size.heightMm) : undefined,
    turned: choices.lay === 'rotated' || choices.lay === 'joined',
  };
}

/** The drawing of a window of a draft. */
export function drawingOfDraft({
  window,
  reading,
}: Pick<PricedDraftWindow, 'window' | 'reading'>): Drawing | null {
  return drawingOfWindow({ ...window, blinds: blindsBeside(window.offer, reading.quantity ?? 1) }, reading);
}
