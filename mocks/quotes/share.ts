import { daysAfter, today } from '../today.ts';

/** For how many days a quote holds, the day on which it is sent not counted. */
export const HOLDS_DAYS = 15;

/** What a quote gets when it goes to its client: a link that nobody can guess, and a last day. */
export const newShare = () => ({
  status: 'enviada' as const,
  share: crypto.randomUUID().replaceAll('-', ''),
  sent_at: new Date().toISOString(),
  viewed_at: null,
  answered_at: null,
  answer_note: null,
  expires_on: daysAfter(today(), HOLDS_DAYS),
});
