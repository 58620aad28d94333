import type { Quotable } from '#src/content/quotable.ts';
import { makeSoon, useSoon, type SoonState } from './soon.ts';

const soon = makeSoon<Quotable>(() => import('#src/content/quotable.ts').then(({ quotable }) => quotable));

/** Asks for products, rules and public prices, for the first time or again. */
export const fetchQuotable = soon.fetch;

/** The same, for whoever goes on from there. */
export const askQuotable = soon.ask;

/** All that a quote is worked out from, as soon as it is there: what is on the screen stays there meanwhile. */
export const useQuotableSoon = (): SoonState<Quotable> => useSoon(soon, true);

/** Does something with it as soon as it is there. */
export const withQuotable = soon.whenThere;
