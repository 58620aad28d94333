import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { quoterMachine, QuoterStep } from '#machines/quoter/quoter.machine.ts';
import type { Draft, DraftWindow } from '#src/api/draft.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Availability } from '#src/features/delivery/estimate.ts';
import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';

/** State shared by the parts of the quoter. */
export interface QuoterState {
  readonly actor: ActorRefFrom<typeof quoterMachine>;
  readonly draft: Draft;
  readonly step: QuoterStep;
  /** Products and prices; null until loaded. */
  readonly quotable: Quotable | null;
  /** Prices to use; null until loaded. */
  readonly book: PriceBook | null;
  /** Which fabrics are scarce, and the current day; null until requested. */
  readonly availability: Availability | null;
  /** All windows with their prices; empty while prices load. */
  readonly priced: readonly PricedDraftWindow[];
  /** The open window. */
  readonly current: PricedDraftWindow | null;
  /** Opens a step and focuses its heading. */
  readonly go: (step: QuoterStep | 'back') => void;
  /** Opens the next step; when something is missing, the step that lacks it, and focuses its field. */
  readonly advance: () => void;
  /** Messages of the server about windows, by their keys. */
  readonly serverMessages: Readonly<Record<string, readonly string[]>>;
  readonly onServerMessages: (serverMessages: Readonly<Record<string, readonly string[]>>) => void;
}

export const QuoterContext = createContext<QuoterState | null>(null);

export function useQuoter(): QuoterState {
  const quoter = use(QuoterContext);
  if (quoter === null) throw new Error('useQuoter needs a QuoterContext above it');
  return quoter;
}

/** Whether the open window was kept from the next step: what is missing is then marked. */
export function useIsStopped(): boolean {
  const { actor } = useQuoter();
  return useSelector(actor, ({ context: { at, stopped } }) => at !== null && at === stopped);
}

/** The open window with everything needed to change and price it. */
export interface Editing extends QuoterState {
  readonly quotable: Quotable;
  readonly book: PriceBook;
  readonly current: PricedDraftWindow;
  readonly change: (patch: Partial<Omit<DraftWindow, 'key'>>) => void;
}

/** Returns null until products and prices have loaded and a window is open. */
export function useEditing(): Editing | null {
  const quoter = useQuoter();
  const { actor, quotable, book, current } = quoter;
  if (quotable === null || book === null || current === null) return null;
  return {
    ...quoter,
    quotable,
    book,
    current,
    change: (patch) => {
      actor.send({ type: 'edit.change', key: current.window.key, patch });
    },
  };
}
