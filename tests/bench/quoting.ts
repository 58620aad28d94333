import type { Line } from '#src/quoting/line.ts';
import { totalOf } from '#src/quoting/money/total.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { Quote } from '#src/quoting/quote.ts';
import { publicList, roller } from '#tests/quoting/support/example.ts';

/**
 * Time limits of pricing, in ms: a line, a refused line with all its alternatives, a quote of 500 lines with its total.
 */
export const QUOTING_TARGETS_MS = { line: 0.1, refusal: 1, quote: 20 };

const ROUNDS = 60;
const LINES = 500;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A line with every option, of another size each time. */
const lineAt = (at: number): Line => ({
  widthMm: 1_000 + at,
  heightMm: 2_900 - at,
  quantity: 1 + (at % 4),
  control: 'motor-radio',
  gallery: 'cofre',
  remotes: [{ id: 'control-5-canales', count: 1 }],
  extras: ['instalacion', 'visita', 'entrega-urgente'],
  discountBp: 500,
});

const tooWide = (at: number): Line => ({ widthMm: 3_200 + at, heightMm: 2_900, quantity: 2 });

/**
 * Time of each of `count` runs, in ms: the median of many rounds, so that other work on the machine hardly matters.
 */
function measure(count: number, run: (at: number) => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    for (let at = 0; at < count; at += 1) run(at);
    return (performance.now() - began) / count;
  });
  return median(rounds);
}

function quoteOf(lines: readonly Line[]): number {
  const quotes = lines
    .map((line) => quoteLine(line, roller, publicList))
    .filter((outcome): outcome is Quote => outcome.kind === 'quote');
  if (quotes.length < lines.length) throw new Error('a line of the bench was refused');
  return totalOf(quotes, publicList, { buyer: { kind: 'public' }, depositBp: 5_000, freightCentavos: null })
    .totalCentavos;
}

/** Times the engine: ms per line, per refused line with its alternatives, per quote of 500 lines. */
export function measureQuoting(): {
  readonly line: number;
  readonly refusal: number;
  readonly quote: number;
} {
  const lines = Array.from({ length: LINES }, (_, at) => lineAt(at));
  return {
    line: measure(LINES, (at) => void quoteLine(lineAt(at), roller, publicList)),
    refusal: measure(50, (at) => void quoteLine(tooWide(at), roller, publicList)),
    quote: measure(1, () => void quoteOf(lines)),
  };
}
