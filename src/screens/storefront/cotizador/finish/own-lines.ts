import type { OwnLinePayload } from '#src/api/contract/assumed/quoted.ts';
import type { DraftOwnLine } from '#src/api/draft.ts';
import { readCentavos } from '#src/reading/amount.ts';

/** What is wrong with a typed line; null for what is right. */
export interface LineProblems {
  readonly name: string | null;
  readonly amount: string | null;
}

const isEmpty = ({ name, amount }: DraftOwnLine) => name.trim() === '' && amount.trim() === '';

/** An empty line has no problem: it does not count. */
export function problemsOf(line: DraftOwnLine): LineProblems {
  if (isEmpty(line)) return { name: null, amount: null };
  return {
    name: line.name.trim() === '' ? 'Di qué es: «Instalación», por ejemplo.' : null,
    amount: (readCentavos(line.amount) ?? 0) === 0 ? 'Escribe cuánto, por ejemplo 900.' : null,
  };
}

const hasProblem = (line: DraftOwnLine) =>
  Object.values(problemsOf(line)).some((problem) => problem !== null);

/** The first line that has a problem; undefined when all are right. */
export const firstWrong = (lines: readonly DraftOwnLine[] = []): DraftOwnLine | undefined =>
  lines.find(hasProblem);

/** Reads typed lines without the empty ones; null when one of them is wrong. A discount is negative. */
export function readOwnLines(lines: readonly DraftOwnLine[] = []): readonly OwnLinePayload[] | null {
  if (lines.some(hasProblem)) return null;
  return lines
    .filter((line) => !isEmpty(line))
    .map(({ name, amount, kind }) => {
      const centavos = readCentavos(amount) ?? 0;
      return {
        name: name.trim(),
        centavos: kind === 'discount' ? -centavos : centavos,
        holds_iva: kind !== 'before-iva',
      };
    });
}
