import type { Quotable } from '#src/content/quotable.ts';
import type { PricedDraftWindow } from './price-window.ts';
import { sayMeasureProblem, sayReason } from './reason-texts.ts';

/** A problem that blocks ordering a window, and the step where it is fixed. */
export interface WindowIssue {
  readonly step: 'product' | 'measures' | 'fabric';
  readonly text: string;
}

const quantities = {
  empty: 'Falta la cantidad.',
  'not-a-number': 'La cantidad no es un número entero.',
  'too-many': 'La cantidad pasa de 999.',
} as const;

/** All problems of a window, in the order of the steps. */
export function issuesOf(
  { window, reading: { problems }, outcome }: PricedDraftWindow,
  { nameOf }: Quotable,
  heightName: string,
): readonly WindowIssue[] {
  const { family, variant, color, width, height, quantity } = problems;
  if (family !== undefined) return [{ step: 'product', text: 'Falta elegir el producto.' }];
  const issues: WindowIssue[] = [];
  const measure = (name: string, problem: typeof width) => {
    if (problem === undefined) return;
    const text = problem.code === 'empty' ? `Falta el ${name}.` : sayMeasureProblem(problem, '120.5');
    issues.push({ step: 'measures', text });
  };
  if (window.name.trim() === '') issues.push({ step: 'measures', text: 'Falta el nombre de la ventana.' });
  measure('ancho', width);
  measure(heightName, height);
  if (quantity !== undefined) issues.push({ step: 'measures', text: quantities[quantity] });
  if (variant !== undefined) {
    issues.push({
      step: 'fabric',
      text: variant === 'withdrawn' ? 'Su tela ya no se fabrica.' : 'Falta elegir la tela.',
    });
  }
  if (color !== undefined) {
    issues.push({
      step: 'fabric',
      text: color === 'withdrawn' ? 'Su color ya no se fabrica.' : 'Falta elegir el color.',
    });
  }
  const [reason] = outcome?.kind === 'refusal' ? outcome.reasons : [];
  if (reason !== undefined)
    issues.push({ step: 'measures', text: `No cabe así: ${sayReason(reason, nameOf)}` });
  return issues;
}
