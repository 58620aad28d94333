import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFakeBrowser } from '#tests/support/fake-browser.ts';

const KEY = 'rollux-visitas';
const MINUTE = 60_000;
const MORNING = Date.UTC(2026, 8, 14, 15, 0);
const MARIANA = 1;

const browser = useFakeBrowser();
/** The parts of the page that visibility needs. */
let page: EventTarget & { visibilityState: 'visible' | 'hidden' };

/** The store remembers whether storage works, so each test loads a new module, as a page does. */
let store: typeof import('#src/api/stored/visit-store.ts');
beforeEach(async () => {
  vi.useFakeTimers({ now: MORNING });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', page);
  vi.resetModules();
  store = await import('#src/api/stored/visit-store.ts');
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the panel; returns the visit's events, and how to leave. */
function come(person = MARIANA) {
  const events: unknown[] = [];
  const leave = store.watchVisit(person, ({ type, ...rest }) => events.push([type, ...Object.values(rest)]));
  return { events, leave };
}

const show = (state: 'visible' | 'hidden') => {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
};

const four = { counts: { quotes: 4 }, files: {} };

describe('a visit', () => {
  it('is the first one when nothing is stored', () => {
    expect(come().events).toEqual([['visit.opened', null]]);
  });

  it('continues for a person who returns within 30 minutes', () => {
    const first = come();
    store.keepSeen(MARIANA, four);
    first.leave();
    vi.advanceTimersByTime(30 * MINUTE);
    expect(come().events).toEqual([['visit.opened', null]]);
  });

  it('is a new one after that, with what the previous one saw and when it ended', () => {
    const first = come();
    store.keepSeen(MARIANA, four);
    first.leave();
    vi.advanceTimersByTime(30 * MINUTE + 1);
    expect(come().events).toEqual([['visit.opened', { at: MORNING, ...four }]]);
  });

  it('that continues keeps its comparison, whatever is seen meanwhile', () => {
    come().leave();
    store.keepSeen(MARIANA, four);
    vi.advanceTimersByTime(31 * MINUTE);
    come().leave();
    store.keepSeen(MARIANA, { counts: { quotes: 9 }, files: {} });
    vi.advanceTimersByTime(5 * MINUTE);
    expect(come().events).toEqual([['visit.opened', { at: MORNING, ...four }]]);
  });

  it('lasts as long as the page is visible', () => {
    const { events, leave } = come();
    vi.advanceTimersByTime(3 * 60 * MINUTE);
    leave();
    vi.advanceTimersByTime(20 * MINUTE);
    expect([...events, ...come().events]).toEqual([
      ['visit.opened', null],
      ['visit.opened', null],
    ]);
  });

  it('is replaced by the next when a page becomes visible again after a long time', () => {
    const { events } = come();
    store.keepSeen(MARIANA, four);
    show('hidden');
    vi.advanceTimersByTime(45 * MINUTE);
    show('visible');
    expect(events).toEqual([
      ['visit.opened', null],
      ['visit.left'],
      ['visit.turned', { at: MORNING, ...four }],
    ]);
  });

  it('is replaced by the next on a page that was visible while the machine slept', () => {
    const { events } = come();
    vi.setSystemTime(MORNING + 8 * 60 * MINUTE);
    vi.advanceTimersByTime(MINUTE);
    expect(events).toEqual([
      ['visit.opened', null],
      ['visit.turned', { at: MORNING, counts: {}, files: {} }],
    ]);
  });

  it('continues on a hidden page while another tab shows the panel', () => {
    const back = come();
    show('hidden');
    for (let minutes = 0; minutes < 120; minutes += 20) {
      vi.advanceTimersByTime(20 * MINUTE);
      come().leave();
    }
    show('visible');
    expect(back.events).toEqual([['visit.opened', null], ['visit.left'], ['visit.resumed']]);
  });

  it('emits nothing after the person has left', () => {
    const { events, leave } = come();
    leave();
    vi.advanceTimersByTime(45 * MINUTE);
    show('visible');
    expect(events).toHaveLength(1);
  });
});

describe('what was seen', () => {
  it('combines everything that was shown, the newest of each', () => {
    const { leave } = come();
    store.keepSeen(MARIANA, four);
    store.keepSeen(MARIANA, { counts: { quotes: 5, cart: 0 }, files: { prices: null } });
    store.keepSeen(MARIANA, { counts: {}, files: { prices: '2026-08-03T15:00:00.000Z' } });
    leave();
    vi.advanceTimersByTime(31 * MINUTE);
    expect(come().events).toEqual([
      [
        'visit.opened',
        { at: MORNING, counts: { quotes: 5, cart: 0 }, files: { prices: '2026-08-03T15:00:00.000Z' } },
      ],
    ]);
  });

  it('is kept from the previous visit when this one saw nothing', () => {
    come().leave();
    store.keepSeen(MARIANA, four);
    vi.advanceTimersByTime(31 * MINUTE);
    come().leave();
    vi.advanceTimersByTime(31 * MINUTE);
    expect(come().events).toEqual([['visit.opened', { at: MORNING + 31 * MINUTE, ...four }]]);
  });
});

describe('the storage', () => {
  it('has visits by person, and keeps those of other people unchanged', () => {
    const others = { '2': { at: 1, anything: 'of a later version' } };
    browser().store(KEY, JSON.stringify({ version: 1, visits: others }));
    come().leave();
    const stored: unknown = JSON.parse(browser().stored(KEY) ?? '');
    expect(stored).toMatchObject({ version: 1, visits: { ...others, '1': { at: MORNING } } });
  });

  it.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 2, visits: {} })],
    ['something else', '[]'],
    ['a visit without its time', JSON.stringify({ version: 1, visits: { '1': { seen: {} } } })],
    [
      'an invalid count',
      JSON.stringify({
        version: 1,
        visits: { '1': { at: 1, seen: { counts: { quotes: -1 }, files: {} }, before: null } },
      }),
    ],
  ])('with %s reads as a first visit', (_, text) => {
    browser().store(KEY, text);
    expect(come().events).toEqual([['visit.opened', null]]);
  });

  it.each(['getItem', 'setItem'] as const)('that throws on %s is replaced by memory', (operation) => {
    browser().broken.set(operation, new DOMException('denied', 'SecurityError'));
    const first = come();
    store.keepSeen(MARIANA, four);
    first.leave();
    vi.advanceTimersByTime(31 * MINUTE);
    expect(come().events).toEqual([['visit.opened', { at: MORNING, ...four }]]);
  });

  it('may be missing', () => {
    vi.stubGlobal('localStorage', undefined);
    come().leave();
    store.keepSeen(MARIANA, four);
    vi.advanceTimersByTime(31 * MINUTE);
    expect(come().events).toEqual([['visit.opened', { at: MORNING, ...four }]]);
  });
});
