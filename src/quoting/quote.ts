import type { Component } from './components.ts';
import type { Drawback } from './drawbacks.ts';
import type { Made } from './made.ts';
import type { Line } from './line.ts';
import type { LinePrice } from './line-price.ts';
import type { Reason } from './reasons.ts';

/** A line's price, in the list's own money (`amounts` says whether that holds IVA). */
export interface Quote extends LinePrice {
  readonly kind: 'quote';
  readonly line: Line;
  readonly product: string;
  readonly family: string;
  readonly priceList: { readonly id: string; readonly version: number };
  readonly made: Made;
  readonly drawbacks: readonly Drawback[];
  /** What each blind of the line consists of. */
  readonly perBlind: readonly Component[];
  /** What the line has once, however many blinds. */
  readonly perLine: readonly Component[];
}

/** What a way out changes in a line. */
export type Change =
  | { readonly change: 'rotate' | 'join' | 'hang' }
  | { readonly change: 'cloths'; readonly cloths: number }
  | { readonly change: 'roll'; readonly rollMm: number }
  | { readonly change: 'control'; readonly id: string }
  | { readonly change: 'other-motor' }
  | { readonly change: 'shorter' | 'longer'; readonly projectionMm: number };

/** A line that can be made in place of one that cannot. */
export interface WayOut {
  readonly changes: readonly Change[];
  readonly quote: Quote;
  /** Those of the quote, and of what was changed. */
  readonly drawbacks: readonly Drawback[];
}

/** Every reason why a line cannot be made, and what can be made in its place, the smallest change first. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly line: Line;
  readonly product: string;
  readonly reasons: readonly Reason[];
  readonly waysOut: readonly WayOut[];
}
