import * as z from 'zod/mini';
import type { Draft } from '../draft.ts';
import { keptList } from './kept-list.ts';
import { SENT } from './names.ts';

/** A request that was sent to the shop from this browser. */
const SentRequest = z.object({
  folio: z.string(),
  /** Secret of its link; null where the server gave none. */
  share: z.nullable(z.string()),
  totalCentavos: z.number(),
  /** How many windows it has. */
  windows: z.number(),
  /** What its draft was like, to know whether that changed since (`sketchOf`). */
  sketch: z.string(),
});
export type SentRequest = z.output<typeof SentRequest>;

/** The requests that this browser keeps for the current owner, the newest first. */
export const sentRequests = keptList(SENT, 'sent', SentRequest);

/** A browser remembers this many. */
const MOST_SENT = 5;

/** Remembers a request. A blocked storage keeps it for this page only. */
export const rememberSent = (request: SentRequest): void => {
  const others = sentRequests.get().filter(({ folio }) => folio !== request.folio);
  sentRequests.set([request, ...others].slice(0, MOST_SENT));
};

/** What a draft asks for, in short: a later change of it is told by another sketch. */
export const sketchOf = ({ windows }: Pick<Draft, 'windows'>): string =>
  windows
    .map(({ key, variant, color, width, height, quantity, choices }) =>
      [key, variant, color, width, height, quantity, JSON.stringify(choices)].join(' '),
    )
    .join('; ');

/** Forgets a request; the shop still has it. */
export const forgetSent = (folio: string): void => {
  sentRequests.set(sentRequests.get().filter((one) => one.folio !== folio));
};
