import { createActor, type ActorOptions, type ActorRefFrom } from 'xstate';
import { readPerson } from '#src/api/stored/session-store.ts';
import { outboxMachine } from '../outbox/outbox.machine.ts';
import type { sessionMachine } from '../session/session.machine.ts';

type Session = ActorRefFrom<typeof sessionMachine>;

/** The logged-in person; without a connection the one whom the server named last. */
const personOf = ({ context: { token, user } }: ReturnType<Session['getSnapshot']>): number | null =>
  token === null ? null : (user?.id ?? readPerson());

/** Starts the outbox, which follows the session. */
export function startOutbox(
  session: Session,
  surroundings: Pick<ActorOptions<typeof outboxMachine>, 'inspect' | 'clock'>,
): ActorRefFrom<typeof outboxMachine> {
  const outbox = createActor(outboxMachine, surroundings);
  outbox.start();
  let known: number | null = null;
  const follow = () => {
    const person = personOf(session.getSnapshot());
    if (person === known) return;
    known = person;
    outbox.send(person === null ? { type: 'outbox.close' } : { type: 'outbox.open', person });
  };
  session.subscribe(follow);
  follow();
  return outbox;
}
