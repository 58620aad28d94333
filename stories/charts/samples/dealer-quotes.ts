import { demoAccounts } from '#mocks/seeds/accounts.ts';
import { quotesOn } from '#mocks/seeds/quotes.ts';
import { today } from '#mocks/today.ts';

const dealer = demoAccounts.find(({ label }) => label === 'Distribuidor');
const own = quotesOn(today()).filter(({ user_id }) => user_id === dealer?.id);
const waiting = own.filter(({ status }) => status === 'enviada' || status === 'vista');

/** Whether its last day, `YYYY-MM-DD`, is over. */
const isOver = (day: string | null) => day !== null && day < today();

const idsOf = (rows: typeof own): readonly string[] => rows.map(({ id }) => id);

/** The ids of the quotes of the seeds that a distributor made. */
export const dealerIds = idsOf(own);

/** Of these the ones that expired without an answer, and the ones that wait for one. */
export const expiredIds = idsOf(waiting.filter(({ expires_on }) => isOver(expires_on)));
export const openIds = idsOf(waiting.filter(({ expires_on }) => !isOver(expires_on)));

/** The folio of the first of those that wait. */
export const openFolio = `C-${String(own.find(({ id }) => id === openIds[0])?.number)}`;
