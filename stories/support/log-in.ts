import { demoAccounts } from '#mocks/seeds/accounts.ts';
import { openSession } from '#mocks/sessions.ts';
import { writeToken } from '#src/api/stored/session-store.ts';

type Label = (typeof demoAccounts)[number]['label'];

/** Logs in this person before the story. */
export async function logIn(label: Label = 'Cliente'): Promise<void> {
  const account = demoAccounts.find((one) => one.label === label);
  if (account) writeToken(await openSession(account.id));
}
