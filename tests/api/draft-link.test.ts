import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { draftFromLink, draftToLink, isLinkable, MOST_LINKED } from '#src/api/draft-link.ts';
import { EMPTY_DRAFT, emptyWindow, type Draft, type DraftWindow } from '#src/api/draft.ts';
import { MOST_TEXT } from '#src/config/constants.ts';

const draft: Draft = {
  ...EMPTY_DRAFT,
  unit: 'mm',
  title: 'Casa de los Garza, «año» 2026 🏠',
  client: { name: 'Lucía', phone: '', email: '' },
  windows: [
    {
      ...emptyWindow('a', 'Recámara 1'),
      family: 'enrollables',
      variant: 'blackout-lino',
      color: 'blanco',
      width: '1205',
      height: 'ciento ochenta',
      measured: { widths: ['1', '2', '3'], heights: ['4', '5', '6'], diagonals: ['', ''] },
      choices: { control: 'motor-electrico', remotes: [{ id: 'control-aura-1', count: 1 }] },
    },
    emptyWindow('b', 'Sala'),
  ],
};

/** What a link holds of a draft: its windows get other keys, the same for the same link. */
const linked = (known: Draft) => ({
  ...known,
  windows: known.windows.map((window) => ({ ...window, key: expect.any(String) })),
});

const bigLine = (widthMm: number, quantity: number) => ({ widthMm, heightMm: 3_000, quantity });

describe('the link of a draft', () => {
  it('restores the whole draft', () => {
    expect(draftFromLink(draftToLink(draft))).toEqual(linked(draft));
  });

  it.each(['.', ')', ').', ' ', '\n', '%0A', '>', '”'])('is read with %j behind it', (mark) => {
    expect(draftFromLink(draftToLink(draft) + mark)).toEqual(linked(draft));
  });

  it('needs no encoding in an address', () => {
    expect(draftToLink(draft)).toMatch(/^v2\.[\w-]+$/);
  });

  it("never contains a distributor's margin, nor the saved quote", () => {
    const secret: Draft = {
      ...draft,
      margin: '37.5',
      quote: { id: 'cotizacion-secreta', revision: 3, folio: 'C-1042' },
    };
    expect(draftToLink(secret)).toBe(draftToLink(draft));
    expect(draftFromLink(draftToLink(secret))).toMatchObject({ margin: '', quote: null });
  });

  it('is short for a window with default options', () => {
    const many = { ...EMPTY_DRAFT, windows: [emptyWindow('a', 'Sala')] };
    expect(draftToLink(many).length).toBeLessThan(70);
  });

  it('keeps what a window lacks that the one before has', () => {
    const [first = emptyWindow('a', 'Sala')] = draft.windows;
    const windows = [
      { ...first, optional: true, fitting: { safety: 'tension' as const }, color: 'arena' },
      { ...first, choices: { control: 'motor-electrico' }, measured: null, color: null },
    ];
    expect(draftFromLink(draftToLink({ ...draft, windows }))).toEqual(linked({ ...draft, windows }));
  });

  it('gives its windows the same keys each time, which no other link has', () => {
    const keysOf = (known: Draft) => {
      const read = draftFromLink(draftToLink(known));
      return typeof read === 'string' ? [] : read.windows.map(({ key }) => key);
    };
    const keys = keysOf(draft);
    expect(keysOf(draft)).toEqual(keys);
    expect(new Set([...keys, ...keysOf({ ...draft, title: 'Oficina' })]).size).toBe(4);
  });

  it('of version 1 is still read, with its keys', () => {
    const { unit, windows, client } = draft;
    const text = JSON.stringify({
      unit,
      client: { ...client, name: 'Lucia' },
      windows: [{ ...windows[1], width: '120.5' }],
    });
    expect(draftFromLink(`v1.${btoa(text)}`)).toEqual({
      ...EMPTY_DRAFT,
      unit,
      client: { ...client, name: 'Lucia' },
      windows: [{ ...windows[1], width: '120.5' }],
    });
  });

  it('is about a hundred characters for each further window of a house', () => {
    const house = Array.from({ length: 14 }, (_, at) => ({
      ...emptyWindow(`0e9f2c4a-6c1d-4b6e-9c1e-${String(at)}`, `Recámara ${String(at + 1)}`),
      ...{ family: 'enrollables', variant: 'blackout-lino', color: at % 3 === 0 ? 'arena' : 'blanco' },
      ...{
        width: String(110 + at),
        height: '183.5',
        choices: { control: 'cadena', gallery: 'galeria-de-aluminio' },
      },
      fitting: { side: at % 2 === 0 ? ('left' as const) : ('right' as const) },
    }));
    expect(draftToLink({ ...EMPTY_DRAFT, windows: house }).length).toBeLessThan(1_500);
  });

  it.each([
    '',
    'v1.',
    'v3.e30',
    'v2.e30',
    'v1.e30',
    draftToLink(draft).slice(0, -5),
    `v1.${btoa('{"windows":[]}')}`,
    `v1.${btoa('{"windows":[{"width":3}]}')}`,
    `v1.${btoa('{"windows":[{}],"unit":"pies"}')}`,
  ])('is unreadable when it is %j', (link) => {
    expect(draftFromLink(link)).toBe('unread');
  });

  /** A window about which everything is said, as a quoter with a measured recess and an accepted offer makes it. */
  const full: DraftWindow = {
    ...emptyWindow('0e9f2c4a-6c1d-4b6e-9c1e-2f2b6a7d8e90', 'Recámara principal del segundo piso'),
    ...{ family: 'toldos-brazos-retractiles', variant: 'oporto-acrilica', color: 'blanco-perla' },
    ...{ width: '120.25 cm', height: '210.75 cm', quantity: '12', mount: 'outside' },
    measured: {
      widths: ['120.25', '120.5', '120.75'],
      heights: ['210.25', '210.5', '210.75'],
      diagonals: ['240.25', '240.5'],
    },
    choices: {
      ...{ control: 'motor-electrico', motor: 'motor-tubular-20', gallery: 'galeria-de-aluminio', cloths: 2 },
      ...{ remotes: [{ id: 'control-aura-16', count: 1 }], extras: ['instalacion', 'entrega-urgente'] },
    },
    offer: {
      was: { family: 'enrollables', variant: 'blackout-lino', color: 'arena', line: bigLine(4_000, 1) },
      became: { family: 'enrollables', variant: 'blackout-lino', color: 'arena', line: bigLine(2_000, 2) },
      blinds: 2,
    },
  };

  it(`holds ${String(MOST_LINKED)} windows about which everything is said`, () => {
    const most = { ...EMPTY_DRAFT, windows: Array.from({ length: MOST_LINKED }, () => full) };
    expect(isLinkable(most)).toBe(true);
    expect(draftFromLink(draftToLink(most))).toEqual(linked(most));
  });

  it('is not opened where it repeats one large window', () => {
    const extras = Array.from({ length: 1_000 }, (_, at) => `extra-${String(at)}`);
    const windows = Array.from({ length: MOST_LINKED }, () => ({ ...full, choices: { extras } }));
    const link = draftToLink({ ...EMPTY_DRAFT, windows });
    expect(link.length).toBeLessThan(30_000);
    expect(draftFromLink(link)).toBe('oversized');
  });

  it('is not opened with more windows', () => {
    const windows = Array.from({ length: MOST_LINKED + 1 }, () => emptyWindow('a', 'Sala'));
    expect(isLinkable({ ...EMPTY_DRAFT, windows })).toBe(false);
    expect(draftFromLink(draftToLink({ ...EMPTY_DRAFT, windows }))).toBe('oversized');
  });

  const long = 'x'.repeat(MOST_TEXT + 1);
  it.each<[string, Draft]>([
    ['title', { ...draft, title: long }],
    ["client's name", { ...draft, client: { ...draft.client, name: long } }],
    ["window's name", { ...draft, windows: [emptyWindow('a', long)] }],
    ['measure', { ...draft, windows: [{ ...emptyWindow('a', 'Sala'), width: long }] }],
    ['choice', { ...draft, windows: [{ ...full, choices: { extras: [long] } }] }],
  ])('is not opened with a %s that is too long', (_, large) => {
    expect(isLinkable(large)).toBe(false);
    expect(draftFromLink(draftToLink(large))).toBe('oversized');
  });

  it.each([
    ['of a million characters', `v1.${'A'.repeat(1_000_000)}`],
    ['of a hundred thousand empty windows', `v1.${btoa(`{"windows":[${'{},'.repeat(100_000)}{}]}`)}`],
  ])('is not opened when it is one %s, and nobody decodes it', (_, link) => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(draftFromLink(link)).toBe('oversized');
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('never throws while reading any address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => draftFromLink(`v1.${text}`)).not.toThrow();
      }),
    );
  });
});
