import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { QuoterStep, quoterMachine } from '#machines/quoter.machine.ts';
import type { Draft, DraftWindow } from '#src/api/draft.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { PriceBook } from '../../support/quoting/price-book.ts';
import type { PricedDraftWindow } from '../../support/quoting/price-window.ts';

/** All that the parts of the quoter work with. */
export interface Bench {
  readonly actor: ActorRefFrom<typeof quoterMachine>;
  readonly draft: Draft;
  readonly step: QuoterStep;
  /** Products and prices; null until they have arrived. */
  readonly quotable: Quotable | null;
  /** By which prices; null until there are any. */
  readonly book: PriceBook | null;
  /** Every window with what it comes to; none while nothing can be worked out. */
  readonly priced: readonly PricedDraftWindow[];
  /** The window that is being put together. */
  readonly current: PricedDraftWindow | null;
  /** Goes to a step, and the focus with it. */
  readonly go: (step: QuoterStep | 'next' | 'back') => void;
  /** What the server said of windows, by their keys. */
  readonly complaints: Readonly<Record<string, readonly string[]>>;
  readonly onComplaints: (complaints: Readonly<Record<string, readonly string[]>>) => void;
}

export const BenchContext = createContext<Bench | null>(null);

export function useBench(): Bench {
  const bench = use(BenchContext);
  if (bench === null) throw new Error('useBench needs a BenchContext above it');
  return bench;
}

/** The window that is put together, with everything to work it out; null while any of it is missing. */
export interface Work extends Bench {
  readonly quotable: Quotable;
  readonly book: PriceBook;
  readonly current: PricedDraftWindow;
  readonly change: (patch: Partial<Omit<DraftWindow, 'key'>>) => void;
}

/** @returns null while nothing can be worked at */
export function useWork(): Work | null {
  const bench = useBench();
  const { actor, quotable, book, current } = bench;
  if (quotable === null || book === null || current === null) return null;
  return {
    ...bench,
    quotable,
    book,
    current,
    change: (patch) => {
      actor.send({ type: 'edit.change', key: current.window.key, patch });
    },
  };
}
