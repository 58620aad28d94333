import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { inboxMachine, type SetAside } from '#machines/inbox/inbox.machine.ts';
import { writePerson, writeToken } from '#src/api/stored/session-store.ts';
import { whatsNext } from '#src/features/todos/whats-next.ts';
import { order } from '#tests/screens/support/saved-work.ts';
import { useFakeBrowser } from '#tests/support/fake-browser.ts';

useFakeBrowser();

const now = Date.parse('2026-11-21T05:30:00Z');
const viewer = { maker: null, isOwn: false, timeZone: 'America/Mexico_City', now };

/** An order that waits for two causes. */
const late = {
  ...order('en-corte', null, 1),
  promised_on: '2026-11-19',
  missing: [{ kind: 'tela', stage: 'en-corte' as const, what: 'Lino', arrives_on: null }],
};

const waiting = (aside: readonly SetAside[]) =>
  whatsNext({ quotes: [], orders: [late], samples: [] }, viewer, aside);

/** What still waits once everything was set aside, one after the other. */
function setAllAside(actor: ReturnType<typeof begin>) {
  for (let [todo] = waiting(actor.getSnapshot().context.aside), left = 5; todo && left > 0; left -= 1) {
    actor.send({ type: 'inbox.setAside', item: { key: todo.key, cause: todo.why, until: null } });
    [todo] = waiting(actor.getSnapshot().context.aside);
  }
  return waiting(actor.getSnapshot().context.aside);
}

const begin = () => createActor(inboxMachine).start();

beforeEach(() => {
  writeToken('a token');
  writePerson(1);
});

describe('what waits for a person', () => {
  it('is empty once each cause of an order was set aside, also on the next visit (B137)', () => {
    const actor = begin();
    expect(setAllAside(actor)).toEqual([]);
    actor.stop();
    const next = begin();
    expect(waiting(next.getSnapshot().context.aside)).toEqual([]);
    next.stop();
  });

  it('has again only the cause whose setting aside is undone (B137)', () => {
    const actor = begin();
    setAllAside(actor);
    actor.send({ type: 'inbox.undo' });
    expect(waiting(actor.getSnapshot().context.aside).map(({ cause }) => cause)).toEqual(['lacking']);
    actor.stop();
  });
});
