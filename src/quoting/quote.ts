import type { Line } from './line.ts';
import type { Construction } from './making/construction.ts';
import type { Component } from './money/components.ts';
import type { LinePrice } from './money/line-price.ts';
import type { Drawback } from './reasons/drawback.ts';
import type { Reason } from './reasons/reasons.ts';

/** A line's price in the list's terms (`amounts` says whether they include IVA). */
export interface Quote extends LinePrice {
  readonly kind: 'quote';
  readonly line: Line;
  readonly product: string;
  readonly family: string;
  readonly priceList: { readonly id: string; readonly version: number };
  readonly made: Construction;
  readonly drawbacks: readonly Drawback[];
  /** What the cloths of one blind cost, and the same fabric in one piece; null unless the cloths cost more. */
  readonly cloths: { readonly centavos: number; readonly inOneCentavos: number } | null;
  /** The components of each blind of the line. */
  readonly perBlind: readonly Component[];
  /** The components that the line has once, for any number of blinds. */
  readonly perLine: readonly Component[];
}

/** A change that an alternative makes to a line. */
export type Change =
  | { readonly change: 'rotate' | 'join' | 'hang' }
  | { readonly change: 'cloths'; readonly cloths: number }
  | { readonly change: 'roll'; readonly rollMm: number }
  | { readonly change: 'control'; readonly id: string }
  | { readonly change: 'other-motor' }
  | { readonly change: 'without-gallery' | 'without-extra'; readonly id: string }
  /** Several blinds side by side in place of one. */
  | { readonly change: 'blinds'; readonly blinds: number }
  | { readonly change: 'height'; readonly heightMm: number }
  | { readonly change: 'shorter' | 'longer'; readonly projectionMm: number };

/** An alternative: a line that can be made, offered for one that cannot. */
export interface Alternative {
  readonly changes: readonly Change[];
  readonly quote: Quote;
  /** The drawbacks of the quote and of the changes. */
  readonly drawbacks: readonly Drawback[];
}

/** Every reason why a line cannot be made, and its alternatives, the smallest change first. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly line: Line;
  readonly product: string;
  readonly reasons: readonly Reason[];
  readonly alternatives: readonly Alternative[];
}
