import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { bellMachine, unseenIn } from '#machines/bell/bell.machine.ts';
import { watchedTask, watchRows } from '#src/api/news.ts';
import { writePerson, writeToken } from '#src/api/stored/session-store.ts';
import { useFakeBrowser } from '#tests/support/fake-browser.ts';

useFakeBrowser();

const quote = { key: 'quote 1', cause: 'accepted 0' };
const order = { key: 'order 1', cause: 'late 0' };

const begin = () => createActor(bellMachine).start();

const unseenOf = (actor: ReturnType<typeof begin>) => unseenIn(actor.getSnapshot().context);

beforeEach(() => {
  writeToken('a token');
  writePerson(1);
});

describe('the bell', () => {
  it('counts what waits until it is opened, and again for another cause (B137)', () => {
    const actor = begin();
    actor.send({ type: 'bell.waits', waits: [quote, order], isShown: false });
    expect(unseenOf(actor)).toEqual([quote, order]);
    actor.send({ type: 'bell.open' });
    expect(unseenOf(actor)).toEqual([]);
    actor.send({ type: 'bell.close' });
    const changed = { ...quote, cause: 'change 1' };
    actor.send({ type: 'bell.waits', waits: [changed, order], isShown: false });
    expect(unseenOf(actor)).toEqual([changed]);
    actor.stop();
  });

  it('counts nothing that the start shows, and says only what comes later (B137)', () => {
    const actor = begin();
    actor.send({ type: 'bell.waits', waits: [quote], isShown: false });
    expect(actor.getSnapshot().matches({ closed: 'quiet' })).toBe(true);
    actor.send({ type: 'bell.waits', waits: [quote, order], isShown: false });
    expect(actor.getSnapshot().matches({ closed: 'told' })).toBe(true);
    actor.send({ type: 'bell.waits', waits: [quote, order], isShown: true });
    expect(actor.getSnapshot().matches({ closed: 'quiet' })).toBe(true);
    expect(unseenOf(actor)).toEqual([]);
    actor.stop();
  });

  it('counts the same wherever the person has it open (B137)', () => {
    const [here, there] = [begin(), begin()];
    for (const actor of [here, there]) actor.send({ type: 'bell.waits', waits: [quote], isShown: false });
    here.send({ type: 'bell.open' });
    expect(unseenOf(there)).toEqual([]);
    here.stop();
    there.stop();
  });

  it('learns of the lists that a screen asks for, and tells none of them to the next person (B137)', async () => {
    await watchedTask('quotes', () => Promise.resolve([]))({}, new AbortController().signal);
    const actor = begin();
    expect(actor.getSnapshot().context.rows).toEqual({ quotes: [] });
    actor.stop();
    writePerson(2);
    let rows: unknown = null;
    watchRows((known) => {
      rows = known;
    })();
    expect(rows).toEqual({});
  });
});
