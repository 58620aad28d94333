import type { Choices, DraftWindow } from '#src/api/draft.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { Line } from '#src/quoting/line.ts';
import type { MeasuredMm } from '#src/quoting/measures/measured.ts';
import { MOST_PIECES } from '#src/quoting/most-pieces.ts';
import type { MeasureProblem, Unit } from '#src/reading/measure.ts';
import { readSpokenCount, readSpokenSize } from '#src/reading/spoken.ts';
import { usualDrive } from './drive/usual-drive.ts';
import { isForChildren } from './is-for-children.ts';
import { readMeasured } from './read-measured.ts';

/** What is wrong with each field of a window. */
export interface WindowProblems {
  readonly family?: 'missing';
  readonly variant?: 'missing' | 'withdrawn';
  readonly color?: 'missing' | 'withdrawn';
  readonly width?: MeasureProblem;
  readonly height?: MeasureProblem;
  readonly quantity?: 'empty' | 'not-a-number' | 'too-many';
}

/** The parsed values of a window; null for what is missing or invalid. */
export interface WindowReading {
  readonly variant: Variant | null;
  readonly colour: Colour | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly quantity: number | null;
  /** What is chosen, with the drive that the size of an awning asks for when nobody chose one. */
  readonly choices: Choices;
  /** Id of that drive; null when it was chosen, or is the usual one of its product. */
  readonly usualDrive: string | null;
  /** The engine's input; null while anything is missing. */
  readonly line: Line | null;
  /** The measures of the measuring helper; null when incomplete. */
  readonly measured: MeasuredMm | null;
  /** Whether children may reach it. */
  readonly forChildren: boolean;
  readonly problems: WindowProblems;
}

/** Reads how many pieces a window has: "2", "2 pzas", "dos"; at most those of one line. */
export function readQuantity(
  typed: string,
): { readonly count: number } | { readonly problem: WindowProblems['quantity'] } {
  const read = readSpokenCount(typed, Infinity);
  if ('problem' in read) return { problem: read.problem === 'empty' ? 'empty' : 'not-a-number' };
  return read.value > MOST_PIECES ? { problem: 'too-many' } : { count: read.value };
}

/** Parses a window: its values, and the problem of each field. */
export function readWindow(window: DraftWindow, unit: Unit, quotable: Quotable): WindowReading {
  const variant = quotable.variantOf(window.variant) ?? null;
  const colour = variant?.colours.find(({ slug }) => slug === window.color) ?? null;
  const [width, height] = readSpokenSize([window.width, window.height], unit);
  const quantity = readQuantity(window.quantity);
  const widthMm = 'mm' in width ? width.mm : null;
  const heightMm = 'mm' in height ? height.mm : null;
  const count = 'count' in quantity ? quantity.count : null;
  const problems: WindowProblems = {
    ...(window.family === null ? { family: 'missing' } : {}),
    ...(variant === null ? { variant: window.variant === null ? 'missing' : 'withdrawn' } : {}),
    ...(variant !== null && colour === null
      ? { color: window.color === null ? 'missing' : 'withdrawn' }
      : {}),
    ...('problem' in width ? { width: width.problem } : {}),
    ...('problem' in height ? { height: height.problem } : {}),
    ...('problem' in quantity && quantity.problem !== undefined ? { quantity: quantity.problem } : {}),
  };
  const size =
    widthMm === null || heightMm === null || count === null ? null : { widthMm, heightMm, quantity: count };
  const driven =
    variant === null || size === null
      ? undefined
      : usualDrive(window.choices, size, variant, quotable.publicPrices);
  const choices = driven ?? window.choices;
  const line = variant === null || size === null ? null : { ...choices, ...size };
  const measured = readMeasured(window.measured, unit);
  const forChildren = isForChildren(window, variant);
  return {
    ...{ variant, colour, widthMm, heightMm, quantity: count, choices },
    ...{ usualDrive: driven?.control ?? null, line, measured, forChildren, problems },
  };
}
