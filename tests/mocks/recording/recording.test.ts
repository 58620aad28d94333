import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { keeper, readKept } from '#mocks/demo/recording/kept.ts';
import { recordingMachine, type Recorded } from '#mocks/demo/recording/recording.machine.ts';
import type { Beginning, Entry } from '#mocks/demo/recording/recording.ts';

const beginning: Beginning = {
  at: '2026-11-28T12:00:00.000Z',
  address: '/login',
  scenario: null,
  changes: {},
  stored: {},
  person: null,
  browser: 'un navegador',
  width: 390,
  height: 844,
  commit: '',
};

const email = { role: 'textbox', name: 'Correo electrónico', nth: 0 };
const typed = (text: string): Entry => ({ is: 'act', at: 1, act: { do: 'fill', ...email, text } });
const page: Entry = { is: 'page', at: 0, address: '/login' };

const nothing: Recorded = { isOn: false, beginning: null, entries: [], tester: '' };

function begin(most?: number) {
  const actor = createActor(recordingMachine, { input: { ...nothing, ...(most && { most }) } }).start();
  actor.send({ type: 'recording.start', beginning });
  return actor;
}

/** A tab's storage with room for a number of characters. */
function storageOf(room = Infinity) {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const used = [...items.values()].reduce((sum, { length }) => sum + length, 0);
      if (used + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => {
      items.delete(key);
    },
  };
}

describe('the recording of a page', () => {
  it('takes a field that is filled letter by letter as filled once', () => {
    const actor = begin();
    actor.send({ type: 'recording.noted', entries: [page, typed('a')] });
    actor.send({ type: 'recording.noted', entries: [typed('an'), typed('ana')] });
    expect(actor.getSnapshot().context.entries).toEqual([page, typed('ana')]);
  });

  it('ends by itself when it is full, and keeps what it has', () => {
    const actor = begin(200);
    for (let index = 0; index < 9; index += 1) actor.send({ type: 'recording.noted', entries: [page] });
    expect(actor.getSnapshot().value).toBe('full');
    expect(actor.getSnapshot().context.entries.length).toBeGreaterThan(1);
    expect(actor.getSnapshot().context.entries.length).toBeLessThan(9);
  });

  it('marks the step at which the error was found, and not the one at which it was described', () => {
    const actor = begin();
    actor.send({ type: 'recording.noted', entries: [typed('ana')] });
    actor.send({ type: 'recording.find' });
    actor.send({ type: 'recording.noted', entries: [page, typed('ana')] });
    actor.send({ type: 'recording.mark', mark: { severity: 'looks', text: '  ', at: 5 } });
    expect(actor.getSnapshot().value).toEqual({ recording: 'marking' });
    actor.send({ type: 'recording.mark', mark: { severity: 'looks', text: 'Falta un acento', at: 5 } });
    expect(actor.getSnapshot().context.entries.at(-1)).toMatchObject({ is: 'mark', after: 1 });
  });

  it('can be restored after it was removed, until another begins', () => {
    const actor = begin();
    actor.send({ type: 'recording.noted', entries: [page] });
    actor.send({ type: 'recording.stop' });
    actor.send({ type: 'recording.remove' });
    actor.send({ type: 'recording.restore' });
    expect(actor.getSnapshot().value).toBe('ended');
    expect(actor.getSnapshot().context.entries).toEqual([page]);
    actor.send({ type: 'recording.remove' });
    actor.send({ type: 'recording.start', beginning });
    expect(actor.getSnapshot().context.entries).toEqual([]);
  });
});

describe('what a tab keeps of it', () => {
  it('goes on after a reload with all that happened before', () => {
    const storage = storageOf();
    const keep = keeper(storage);
    const actor = begin();
    actor.subscribe(({ context }) => keep(context));
    actor.send({ type: 'recording.noted', entries: [page, typed('a')] });
    actor.send({ type: 'recording.noted', entries: [typed('ana')] });
    const after = createActor(recordingMachine, { input: readKept(storage) }).start();
    expect(after.getSnapshot().value).toEqual({ recording: 'watching' });
    expect(after.getSnapshot().context.entries).toEqual([page, typed('ana')]);
  });

  it('holds nothing of a former recording that was longer', () => {
    const storage = storageOf();
    const keep = keeper(storage);
    keep({ ...nothing, beginning, entries: [page, typed('a'), page] });
    keep({ ...nothing, beginning, entries: [typed('b')] });
    expect(readKept(storage).entries).toEqual([typed('b')]);
    expect(storage.items.size).toBe(2);
  });

  it('says when the browser takes no more', () => {
    const keep = keeper(storageOf(600));
    expect(keep({ ...nothing, isOn: true, beginning, entries: [page] })).toBe(true);
    const many = Array.from({ length: 20 }, (): Entry => ({ ...page }));
    expect(keep({ ...nothing, isOn: true, beginning, entries: many })).toBe(false);
  });

  it('is nothing where an entry cannot be read', () => {
    const storage = storageOf();
    keeper(storage)({ ...nothing, isOn: true, beginning, entries: [page] });
    storage.setItem('rollux-grabacion-0', '{"is":"page"}');
    expect(readKept(storage)).toEqual(nothing);
  });
});
