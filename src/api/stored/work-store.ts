import * as z from 'zod/mini';
import { stableJson } from '#src/config/stable-json.ts';
import type { Draft } from '../draft.ts';
import { keptList } from './kept-list.ts';
import { SENT, TOTALS } from './names.ts';
import { readOwner } from './session-store.ts';

/** A request that was sent to the shop from this browser. */
const SentRequest = z.object({
  folio: z.string(),
  /** Secret of its link; null where the server gave none. */
  share: z.nullable(z.string()),
  totalCentavos: z.number(),
  /** How many windows it has. */
  windows: z.number(),
  /** Of its draft, to know whether that changed since (`fingerprintOf`). */
  fingerprint: z.string(),
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

/** A text of what a draft asks for: a draft that changed has another one. */
export const fingerprintOf = ({ windows }: Pick<Draft, 'windows'>): string =>
  windows.map(({ key, ...window }) => `${key} ${stableJson(window)}`).join('; ');

/**
 * Whether a draft is a request that can be changed, as it was sent or changed since: it still has one of its windows. Without
 * its secret nobody can change it.
 */
export const isOfRequest = (draft: Pick<Draft, 'windows'>, { fingerprint, share }: SentRequest): boolean =>
  share !== null && draft.windows.some(({ key }) => fingerprint.includes(`${key} `));

/** Forgets a request; the shop still has it. */
export const forgetSent = (folio: string): void => {
  sentRequests.set(sentRequests.get().filter((one) => one.folio !== folio));
};

/** What a draft came to, and which one it was. */
const KnownTotal = z.object({ fingerprint: z.string(), totalCentavos: z.number() });

const totals = keptList(TOTALS, 'totals', KnownTotal);

/**
 * Keeps what a visitor's draft comes to, so that other pages need neither products nor prices to say it. What a person
 * pays who is logged in is not kept: it may be their own price.
 */
export function rememberTotal(fingerprint: string, totalCentavos: number): void {
  if (readOwner() === 'visitor') totals.set([{ fingerprint, totalCentavos }]);
}

/** What a draft came to when it was last shown, in centavos; null when it changed since. */
export const knownTotalOf = (draft: Pick<Draft, 'windows'>): number | null =>
  totals.get().find(({ fingerprint }) => fingerprint === fingerprintOf(draft))?.totalCentavos ?? null;
