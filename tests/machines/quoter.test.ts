import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import { quoterMachine } from '#machines/quoter/quoter.machine.ts';
import { draftToLink } from '#src/api/draft-link.ts';
import { EMPTY_DRAFT, emptyWindow, type Draft } from '#src/api/draft.ts';
import { drafts } from '#src/api/stored/drafts.ts';
import { keepPostcode, keptPostcode } from '#src/api/stored/place-store.ts';
import { useFakeBrowser } from '#tests/support/fake-browser.ts';

const KEY = 'rollux-cotizacion';
const blackout = { family: 'enrollables', variant: 'blackout-lino', color: 'blanco' } as const;

const browser = useFakeBrowser();

/** The text of an entry with drafts. */
const entryOf = (...items: readonly Draft[]) => JSON.stringify({ version: 2, items });

const opened: Actor[] = [];
afterEach(() => {
  for (const actor of opened.splice(0)) actor.stop();
});

function open(kept: Draft | null = null) {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  if (kept !== null) browser().store(KEY, entryOf(kept));
  const actor = createActor(quoterMachine).start();
  opened.push(actor);
  return actor;
}

type Actor = ActorRefFrom<typeof quoterMachine>;

const add = (actor: Actor, key: string, patch: object = blackout) => {
  actor.send({ type: 'edit.add', key, patch });
};
const drawn = (actor: Actor) => actor.getSnapshot().context.draft;
const names = (actor: Actor) => drawn(actor).windows.map(({ name }) => name);
const keys = (actor: Actor) => drawn(actor).windows.map(({ key }) => key);
const step = (actor: Actor) => actor.getSnapshot().value.step;
const written = () => {
  vi.advanceTimersByTime(250);
  return drafts.read('visitor').items[0] ?? null;
};

const other: Draft = {
  ...EMPTY_DRAFT,
  windows: [{ ...emptyWindow('z', 'Terraza'), ...blackout, width: '90', height: '90' }],
};

describe('the steps of the quoter', () => {
  it('begin with the product, and stay there until a product is chosen', () => {
    const actor = open();
    expect(step(actor)).toBe('product');
    for (const type of ['step.measures', 'step.fabric', 'step.control', 'step.review'] as const) {
      expect(actor.getSnapshot().can({ type }), type).toBe(false);
    }
    expect(actor.getSnapshot().can({ type: 'step.next', missing: null })).toBe(false);
    add(actor, 'a', {});
    expect(actor.getSnapshot().can({ type: 'step.measures' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'step.review' })).toBe(true);
  });

  it('go forward one by one, back, and in any order once a product is chosen', () => {
    const actor = open();
    add(actor, 'a');
    const seen = [1, 2, 3, 4].map(() => {
      actor.send({ type: 'step.next', missing: null });
      return step(actor);
    });
    expect(seen).toEqual(['measures', 'fabric', 'control', 'review']);
    actor.send({ type: 'step.back' });
    expect(step(actor)).toBe('control');
    actor.send({ type: 'step.product' });
    actor.send({ type: 'step.fabric' });
    expect(step(actor)).toBe('fabric');
  });

  it('stop where something is missing, and remember the window', () => {
    const actor = open();
    add(actor, 'a');
    const next = (missing: 'measures' | 'fabric' | 'control' | null) => {
      actor.send({ type: 'step.next', missing });
      return step(actor);
    };
    next(null);
    expect(next('measures')).toBe('measures');
    expect(actor.getSnapshot().context.stopped).toBe('a');
    expect(next(null)).toBe('fabric');
    expect(next('fabric')).toBe('fabric');
    expect(next('measures')).toBe('measures');
    actor.send({ type: 'step.control' });
    expect(next('control')).toBe('control');
    expect(next('fabric')).toBe('fabric');
    actor.send({ type: 'step.control' });
    expect(next('measures')).toBe('measures');
    add(actor, 'b');
    expect(actor.getSnapshot().context.stopped).not.toBe(actor.getSnapshot().context.at);
  });

  it('start at the review when a draft exists', () => {
    const actor = open(other);
    expect(names(actor)).toEqual(['Terraza']);
    expect(step(actor)).toBe('review');
    expect(actor.getSnapshot().context.at).toBe('z');
  });
});

describe('the windows of the quoter', () => {
  it('are numbered, and selected when added', () => {
    const actor = open();
    add(actor, 'a');
    add(actor, 'b');
    expect(names(actor)).toEqual(['Ventana 1', 'Ventana 2']);
    expect(actor.getSnapshot().context.at).toBe('b');
    actor.send({ type: 'window.open', key: 'a' });
    expect(actor.getSnapshot().context.at).toBe('a');
    actor.send({ type: 'window.open', key: 'nobody' });
    expect(actor.getSnapshot().context.at).toBe('a');
  });

  it('have unique keys', () => {
    const actor = open();
    add(actor, 'a');
    add(actor, 'a');
    expect(keys(actor)).toEqual(['a']);
  });

  it('are duplicated right after the original, under the next free name', () => {
    const actor = open();
    add(actor, 'a', { ...blackout, name: 'Recámara' });
    add(actor, 'b', { ...blackout, name: 'Recámara 2' });
    actor.send({ type: 'edit.duplicate', key: 'a', as: 'c' });
    expect(names(actor)).toEqual(['Recámara', 'Recámara 3', 'Recámara 2']);
    expect(actor.getSnapshot().context.at).toBe('c');
    actor.send({ type: 'edit.duplicate', key: 'nobody', as: 'd' });
    expect(keys(actor)).toEqual(['a', 'c', 'b']);
  });

  it('are moved, and keep their place at either end', () => {
    const actor = open();
    for (const key of ['a', 'b', 'c']) add(actor, key);
    actor.send({ type: 'edit.move', key: 'a', by: 1 });
    expect(keys(actor)).toEqual(['b', 'a', 'c']);
    actor.send({ type: 'edit.move', key: 'a', by: 9 });
    expect(keys(actor)).toEqual(['b', 'c', 'a']);
    const { past } = actor.getSnapshot().context;
    actor.send({ type: 'edit.move', key: 'a', by: 1 });
    expect(actor.getSnapshot().context.past, 'nothing happened, so nothing to take back').toBe(past);
  });

  it('select a neighbour when removed, and return to their place on undo', () => {
    const actor = open();
    for (const key of ['a', 'b', 'c']) add(actor, key);
    actor.send({ type: 'window.open', key: 'b' });
    actor.send({ type: 'edit.remove', key: 'b' });
    expect(actor.getSnapshot().context.at).toBe('c');
    expect(actor.getSnapshot().matches({ notice: 'undoable' })).toBe(true);
    expect(actor.getSnapshot().context.notice).toBe('removed');
    actor.send({ type: 'edit.undo' });
    expect(keys(actor)).toEqual(['a', 'b', 'c']);
    expect(actor.getSnapshot().matches({ notice: 'none' })).toBe(true);
  });

  it('are changed and added together in one step', () => {
    const actor = open();
    add(actor, 'a');
    const [a] = drawn(actor).windows;
    if (a === undefined) throw new Error('a window was added');
    const windows = [
      { ...a, name: 'Sala' },
      { ...a, key: 'b', name: 'Estudio' },
    ];
    actor.send({ type: 'edit.block', windows });
    expect(names(actor)).toEqual(['Sala', 'Estudio']);
    const { past } = actor.getSnapshot().context;
    actor.send({ type: 'edit.block', windows });
    expect(actor.getSnapshot().context.past, 'nothing changed, so nothing to take back').toBe(past);
    actor.send({ type: 'edit.undo' });
    expect(names(actor)).toEqual(['Ventana 1']);
  });

  it('are converted to another unit; unreadable measures stay as typed', () => {
    const actor = open();
    add(actor, 'a', { ...blackout, width: '120,5', height: 'ancho' });
    actor.send({ type: 'edit.unit', unit: 'mm' });
    expect(drawn(actor).unit).toBe('mm');
    expect(drawn(actor).windows[0]).toMatchObject({ width: '1205', height: 'ancho' });
  });
});

describe('undo', () => {
  it('reverts the typing in one field as one step', () => {
    const actor = open();
    add(actor, 'a');
    for (const width of ['1', '12', '120']) actor.send({ type: 'edit.change', key: 'a', patch: { width } });
    actor.send({ type: 'edit.change', key: 'a', patch: { height: '180' } });
    actor.send({ type: 'edit.undo' });
    expect(drawn(actor).windows[0]).toMatchObject({ width: '120', height: '' });
    actor.send({ type: 'edit.undo' });
    expect(drawn(actor).windows[0]).toMatchObject({ width: '', height: '' });
    actor.send({ type: 'edit.redo' });
    actor.send({ type: 'edit.redo' });
    expect(drawn(actor).windows[0]).toMatchObject({ width: '120', height: '180' });
  });

  it('keeps the typing in two windows apart', () => {
    const actor = open();
    add(actor, 'a');
    add(actor, 'b');
    actor.send({ type: 'edit.change', key: 'a', patch: { width: '1' } });
    actor.send({ type: 'edit.change', key: 'b', patch: { width: '2' } });
    actor.send({ type: 'edit.undo' });
    expect(drawn(actor).windows.map(({ width }) => width)).toEqual(['1', '']);
  });

  it('loses its redo steps after another change', () => {
    const actor = open();
    add(actor, 'a');
    actor.send({ type: 'edit.undo' });
    add(actor, 'b');
    actor.send({ type: 'edit.redo' });
    expect(keys(actor)).toEqual(['b']);
  });

  it('does nothing when there is nothing to undo', () => {
    const actor = open();
    actor.send({ type: 'edit.undo' });
    actor.send({ type: 'edit.redo' });
    expect(drawn(actor)).toEqual({ ...EMPTY_DRAFT, postcode: null });
  });

  it('restores a cleared draft', () => {
    const actor = open();
    add(actor, 'a');
    actor.send({ type: 'step.review' });
    actor.send({ type: 'edit.clear' });
    expect(step(actor)).toBe('product');
    expect(drawn(actor).windows).toEqual([]);
    actor.send({ type: 'edit.undo' });
    expect(keys(actor)).toEqual(['a']);
  });
});

describe('where the draft goes (B112)', () => {
  afterEach(() => {
    keepPostcode(null);
  });

  const openFor = (postcode: string | null) => {
    keepPostcode(postcode);
    const actor = open();
    add(actor, 'a');
    return actor;
  };

  const successors = [
    [
      'a saved quote',
      '44100',
      { type: 'edit.replace', draft: { ...other, postcode: '44100' }, notice: 'replaced' },
    ],
    [
      'a saved quote that goes nowhere',
      null,
      { type: 'edit.replace', draft: { ...other, postcode: null }, notice: 'replaced' },
    ],
    ['a quote for the next client', null, { type: 'edit.clear', postcode: null }],
    ['an empty one', '64000', { type: 'edit.clear' }],
    ['one from a link', '64000', { type: 'link.open', link: draftToLink({ ...other, postcode: '44100' }) }],
  ] as const;

  it.each(successors)(
    'is another place for %s, and the same again once that is undone',
    (_, postcode, event) => {
      const actor = openFor('64000');
      actor.send(event);
      expect(keptPostcode()).toBe(postcode);
      actor.send({ type: 'edit.undo' });
      expect([keptPostcode(), keys(actor)]).toEqual(['64000', ['a']]);
      actor.send({ type: 'edit.redo' });
      expect(keptPostcode()).toBe(postcode);
    },
  );

  it('was nowhere, and is nowhere again', () => {
    const actor = openFor(null);
    actor.send({ type: 'edit.replace', draft: { ...other, postcode: '44100' }, notice: 'replaced' });
    actor.send({ type: 'edit.undo' });
    expect(keptPostcode()).toBeNull();
  });

  it('is changed for all its steps, and not for the draft before it', () => {
    const actor = openFor('64000');
    actor.send({ type: 'edit.replace', draft: { ...other, postcode: '44100' }, notice: 'replaced' });
    actor.send({ type: 'edit.change', key: 'z', patch: { width: '120' } });
    keepPostcode('06700');
    actor.send({ type: 'edit.undo' });
    expect([keptPostcode(), drawn(actor).windows[0]?.width]).toEqual(['06700', '90']);
    actor.send({ type: 'edit.redo' });
    expect([keptPostcode(), drawn(actor).windows[0]?.width]).toEqual(['06700', '120']);
    actor.send({ type: 'edit.undo' });
    actor.send({ type: 'edit.undo' });
    expect([keptPostcode(), keys(actor)]).toEqual(['64000', ['a']]);
  });

  it('is what another screen said while the quoter was closed', () => {
    openFor('64000').stop();
    keepPostcode('44100');
    const actor = open();
    expect([drawn(actor).postcode, keys(actor)]).toEqual(['44100', ['a']]);
  });

  it('waits with a draft beside it, also in the browser', () => {
    const actor = openFor('64000');
    const aside = { others: [{ ...other, postcode: '44100' }], unread: [] };
    actor.send({ type: 'draft.aside', aside });
    actor.send({ type: 'aside.open', at: 0 });
    expect(keptPostcode()).toBe('44100');
    expect(drafts.read('visitor').items[1]).toMatchObject({ windows: [{ key: 'a' }], postcode: '64000' });
    actor.send({ type: 'aside.open', at: 0 });
    expect(keptPostcode()).toBe('64000');
  });

  it('is not in its link', () => {
    const linked = open();
    linked.send({ type: 'link.open', link: draftToLink({ ...other, postcode: '44100' }) });
    expect([keptPostcode(), drawn(linked).postcode]).toEqual([null, null]);
  });
});

describe('storing the draft', () => {
  it('writes the newest version once typing pauses', () => {
    const actor = open();
    add(actor, 'a');
    expect(browser().stored(KEY)).toBeNull();
    expect(written()?.windows).toHaveLength(1);
  });

  it('reports full storage once, keeps working, and reports when storage works again', () => {
    const actor = open();
    browser().broken.set('setItem', new DOMException('full', 'QuotaExceededError'));
    add(actor, 'a');
    vi.advanceTimersByTime(250);
    expect(actor.getSnapshot().value.draft).toBe('refused');
    actor.send({ type: 'edit.change', key: 'a', patch: { width: '120' } });
    vi.advanceTimersByTime(250);
    expect(drawn(actor).windows[0]?.width).toBe('120');
    browser().broken.clear();
    actor.send({ type: 'edit.change', key: 'a', patch: { width: '121' } });
    vi.advanceTimersByTime(250);
    expect(actor.getSnapshot().value.draft).toBe('kept');
    expect(written()?.windows[0]?.width).toBe('121');
  });

  it("follows another tab's changes, which can be undone", () => {
    const actor = open();
    add(actor, 'a');
    written();
    browser().otherTab(KEY, entryOf(other));
    expect(keys(actor)).toEqual(['z']);
    expect(actor.getSnapshot().context).toMatchObject({ notice: 'followed', at: 'z' });
    actor.send({ type: 'edit.undo' });
    expect(keys(actor)).toEqual(['a']);
    expect(written()?.windows.map(({ key }) => key)).toEqual(['a']);
  });

  it("does not overwrite another tab's newer draft with pending changes", () => {
    const actor = open();
    add(actor, 'a');
    browser().otherTab(KEY, entryOf(other));
    browser().store(KEY, entryOf(other));
    expect(written()?.windows.map(({ key }) => key)).toEqual(['z']);
    expect(keys(actor)).toEqual(['z']);
  });

  it('writes pending changes when the page is left', () => {
    const actor = open();
    add(actor, 'a');
    actor.stop();
    expect(browser().stored(KEY)).toContain('blackout-lino');
  });
});

describe('another draft', () => {
  it('from a link replaces the current one, and undo restores that', () => {
    const actor = open();
    add(actor, 'a');
    actor.send({ type: 'link.open', link: draftToLink(other) });
    expect(names(actor)).toEqual(['Terraza']);
    expect(step(actor)).toBe('review');
    expect(actor.getSnapshot().context.notice).toBe('linked');
    actor.send({ type: 'edit.undo' });
    expect(keys(actor)).toEqual(['a']);
  });

  it.each([
    { type: 'edit.change', key: 'a', patch: { width: '90' } },
    { type: 'edit.add', key: 'c', patch: {} },
    { type: 'edit.block', windows: [] },
    { type: 'edit.describe', patch: { title: 'Casa' } },
    { type: 'edit.unit', unit: 'mm' },
    { type: 'edit.duplicate', key: 'a', as: 'c' },
    { type: 'edit.move', key: 'a', by: 1 },
    { type: 'edit.undo' },
  ] as const)('is offered to be undone only until the next change: $type', (change) => {
    const actor = open();
    add(actor, 'a');
    add(actor, 'd');
    add(actor, 'b');
    actor.send({ type: 'edit.remove', key: 'b' });
    expect(actor.getSnapshot().value.notice).toBe('undoable');
    actor.send(change);
    expect(actor.getSnapshot().value.notice).toBe('none');
  });

  it('is not announced where nothing was removed or replaced', () => {
    const actor = open();
    actor.send({ type: 'edit.remove', key: 'a' });
    expect(actor.getSnapshot().value.notice).toBe('none');
    add(actor, 'a');
    const same = actor.getSnapshot().context.draft;
    actor.send({ type: 'edit.replace', draft: { ...same }, notice: 'replaced' });
    expect(actor.getSnapshot().value.notice).toBe('none');
  });

  it('that was not opened is said until it is dismissed, whatever changes meanwhile', () => {
    const actor = open();
    add(actor, 'a');
    actor.send({ type: 'link.open', link: 'v1.nothing' });
    actor.send({ type: 'edit.change', key: 'a', patch: { width: '90' } });
    expect(actor.getSnapshot().value.notice).toBe('unopened');
  });

  it('from a truncated link is refused', () => {
    const actor = open();
    add(actor, 'a');
    const before = drawn(actor);
    actor.send({ type: 'link.open', link: draftToLink(other).slice(0, -9) });
    expect(drawn(actor)).toBe(before);
    expect(actor.getSnapshot().context.notice).toBe('unread');
    actor.send({ type: 'notice.dismiss' });
    expect(actor.getSnapshot().value.notice).toBe('none');
  });

  it('from a link that is too large is refused, and nothing that is stored changes', () => {
    const actor = open();
    add(actor, 'a');
    actor.stop();
    const stored = browser().stored(KEY);
    const again = open();
    const before = drawn(again);
    const windows = other.windows.map((window) => ({ ...window, width: '9'.repeat(1_000_000) }));
    again.send({ type: 'link.open', link: draftToLink({ ...other, windows }) });
    expect(drawn(again)).toBe(before);
    expect(again.getSnapshot().context.notice).toBe('oversized');
    again.stop();
    expect(browser().stored(KEY)).toBe(stored);
  });

  it('opened over an empty draft is not announced', () => {
    const linked = open();
    linked.send({ type: 'link.open', link: draftToLink(other) });
    expect(names(linked)).toEqual(['Terraza']);
    expect(linked.getSnapshot().value.notice).toBe('none');
    const edited = open();
    edited.send({ type: 'edit.replace', draft: other, notice: 'replaced' });
    expect(edited.getSnapshot().value.notice).toBe('none');
  });

  it('that is a copy of a closed quote is always announced', () => {
    const actor = open();
    actor.send({ type: 'edit.replace', draft: other, notice: 'copied' });
    expect(actor.getSnapshot().context.notice).toBe('copied');
  });

  it('from a saved quote replaces the current one', () => {
    const saved = { id: 'q', revision: 2, folio: 'C-2' };
    const actor = open();
    add(actor, 'a');
    actor.send({ type: 'edit.replace', draft: { ...other, quote: saved }, notice: 'replaced' });
    expect(drawn(actor).quote).toEqual(saved);
    expect(actor.getSnapshot().context.notice).toBe('replaced');
    expect(step(actor)).toBe('review');
  });

  it('keeps the id of its saved quote on undo, so that it is not saved twice', () => {
    const actor = open();
    add(actor, 'a');
    actor.send({ type: 'edit.change', key: 'a', patch: { width: '120' } });
    actor.send({ type: 'quote.named', quote: { id: 'q', revision: null, folio: null } });
    actor.send({ type: 'quote.named', quote: { id: 'q', revision: 1, folio: 'C-1' } });
    actor.send({ type: 'edit.undo' });
    expect(drawn(actor)).toMatchObject({
      quote: { id: 'q', revision: 1, folio: 'C-1' },
      windows: [{ width: '' }],
    });
    actor.send({ type: 'edit.redo' });
    expect(drawn(actor)).toMatchObject({
      quote: { id: 'q', revision: 1, folio: 'C-1' },
      windows: [{ width: '120' }],
    });
  });

  it('does not pass the id of its saved quote to an earlier draft on undo', () => {
    const actor = open();
    add(actor, 'a');
    actor.send({ type: 'link.open', link: draftToLink(other) });
    actor.send({ type: 'quote.named', quote: { id: 'q', revision: 1, folio: 'C-1' } });
    actor.send({ type: 'edit.undo' });
    expect(keys(actor)).toEqual(['a']);
    expect(drawn(actor).quote).toBeNull();
  });
});
