import type { Services } from '#src/actor-hooks/services.ts';
import { hasExpired } from '#src/api/stored/session-store.ts';
import { clearTyped, dropOldTyped, keepTyped, takeTyped } from '#src/api/stored/typed-store.ts';
import { beforeLeaving } from '#src/browser/missing-script.ts';
import { collectTyped, giveBackTyped, keepTypedIn } from '#src/browser/typed.ts';

/**
 * Keeps what is typed into forms when a session expires, and gives it back after the login of the same person
 * (B96). Any other end of a session forgets it. It keeps it, too, when a script is missing, which may reload the page,
 * and what a form asks to keep at once.
 */
export function keepTypedFor(session: Services['session']): void {
  session.on('session.ended', ({ reason, person }) => {
    const isKept =
      reason === 'visitor' ||
      (person !== null && (reason === 'expired' || (reason === 'elsewhere' && hasExpired())));
    if (isKept) keepTyped(person, collectTyped());
    else clearTyped();
  });
  let known: number | null | undefined;
  session.subscribe(({ context: { token, user } }) => {
    // While a session's user is unknown, nothing is given back.
    const person = token === null ? null : user?.id;
    if (person === known) return;
    if (known === undefined) dropOldTyped();
    known = person;
    giveBackTyped((form) => (person === undefined ? null : takeTyped(person, form)));
  });
  keepTypedIn((forms) => {
    if (known !== undefined) keepTyped(known, forms);
  });
  beforeLeaving(() => {
    if (known !== undefined) keepTyped(known, collectTyped());
  });
}
