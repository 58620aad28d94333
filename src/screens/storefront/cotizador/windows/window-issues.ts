import type { Quotable } from '#src/content/quotable.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { sayMeasureProblem } from '#src/features/window-words/measure-problems.tsx';
import { pieceWords, secondMeasure } from '#src/features/window-words/piece-words.ts';
import { sayReason } from '#src/features/window-words/reason-texts.ts';
import { MOST_PIECES } from '#src/quoting/most-pieces.ts';
import { decidingReasons } from '#src/quoting/reasons/deciding-reasons.ts';
import type { Reason } from '#src/quoting/reasons/reasons.ts';

/** A field of a window. */
export type WindowField =
  'family' | 'name' | 'width' | 'height' | 'quantity' | 'variant' | 'color' | 'control';

/** A problem that blocks ordering a window, and where it is fixed. */
export interface WindowIssue {
  readonly step: 'product' | 'measures' | 'fabric';
  readonly field: WindowField;
  readonly text: string;
  /** Whether all is there, but cannot be made together. */
  readonly isRefusal: boolean;
}

const quantities = {
  empty: 'Falta la cantidad.',
  'not-a-number': 'La cantidad no es un número entero.',
  'too-many': `La cantidad pasa de ${String(MOST_PIECES)}.`,
} as const;

const ofHeight: ReadonlySet<Reason['code']> = new Set([
  'too-short',
  'too-tall',
  'too-tall-to-rotate',
  'projection-not-made',
]);

/** All problems of a window, in the order of the steps. */
export function issuesOf(
  { window, reading: { problems }, outcome }: PricedDraftWindow,
  { nameOf }: Quotable,
): readonly WindowIssue[] {
  const { family, variant, color, width, height, quantity } = problems;
  const issues: WindowIssue[] = [];
  const add = (step: WindowIssue['step'], field: WindowField, text: string, isRefusal = false) => {
    issues.push({ step, field, text, isRefusal });
  };
  if (family !== undefined) {
    add('product', 'family', 'Falta elegir el producto.');
    return issues;
  }
  const measure = (field: 'width' | 'height', the: string, problem: typeof width) => {
    if (problem === undefined) return;
    const text = problem.code === 'empty' ? `Falta ${the}.` : sayMeasureProblem(problem, 'cm');
    add('measures', field, text);
  };
  if (window.name.trim() === '') add('measures', 'name', `Falta el nombre ${pieceWords(window.family).of}.`);
  measure('width', 'el ancho', width);
  measure('height', secondMeasure(window.family).the, height);
  if (quantity !== undefined) add('measures', 'quantity', quantities[quantity]);
  if (variant !== undefined) {
    add('fabric', 'variant', variant === 'withdrawn' ? 'Su tela ya no se fabrica.' : 'Falta elegir la tela.');
  }
  if (color !== undefined) {
    add('fabric', 'color', color === 'withdrawn' ? 'Su color ya no se fabrica.' : 'Falta elegir el color.');
  }
  const [reason] = outcome?.kind === 'refusal' ? decidingReasons(outcome.reasons, outcome.product) : [];
  if (reason !== undefined) {
    const field = ofHeight.has(reason.code) ? 'height' : 'width';
    add(
      'measures',
      field,
      `No cabe así: ${sayReason(reason, nameOf, secondMeasure(window.family).name)}`,
      true,
    );
  }
  return issues;
}
