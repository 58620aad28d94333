import type { Services } from '#src/actor-hooks/services.ts';
import { hasExpired } from '#src/api/stored/session-store.ts';
import { clearTyped, dropOldTyped, keepTyped, takeTyped } from '#src/api/stored/typed-store.ts';
import {
  collectTyped,
  forgetTyped,
  giveBackTyped,
  keepTypedIn,
  type TypedForms,
} from '#src/browser/typed.ts';

/**
 * Keeps what is typed into forms when a session expires, and gives it back after the login of the same person
 * (B96). Any other end of a session forgets it. It keeps it, too, when a form asks for it, and while nobody sees the page: a
 * phone may end it then, and a reload does.
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
  const keep = (forms: TypedForms) => {
    // Nothing typed now leaves what was kept, such as that of a person who has to log in again.
    if (known !== undefined && Object.keys(forms).length > 0) keepTyped(known, forms);
  };
  let unseen: TypedForms = {};
  const onSight = () => {
    // Forms of a page that is seen hold their values: what a person discards from now on does not come back.
    for (const form of Object.keys(unseen)) forgetTyped(form);
    unseen = document.visibilityState === 'hidden' ? collectTyped() : {};
    keep(unseen);
  };
  session.subscribe({
    next: ({ context: { token, user } }) => {
      // Added once, however often; prerendering never starts a session.
      document.addEventListener('visibilitychange', onSight);
      // While a session's user is unknown, nothing is given back.
      const person = token === null ? null : user?.id;
      if (person === known) return;
      if (known === undefined) dropOldTyped();
      known = person;
      giveBackTyped((form) => (person === undefined ? null : takeTyped(person, form)));
    },
    complete: () => {
      document.removeEventListener('visibilitychange', onSight);
    },
  });
  keepTypedIn(keep);
}
