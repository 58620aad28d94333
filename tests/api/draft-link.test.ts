import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, emptyWindow, type Draft } from '#src/api/draft.ts';
import { draftFromLink, draftToLink } from '#src/api/draft-link.ts';

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

describe('the link of a draft', () => {
  it('restores the whole draft', () => {
    expect(draftFromLink(draftToLink(draft))).toEqual(draft);
  });

  it('needs no encoding in an address', () => {
    expect(draftToLink(draft)).toMatch(/^v1\.[\w-]+$/);
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

  it.each([
    '',
    'v1.',
    'v2.e30',
    'v1.e30',
    draftToLink(draft).slice(0, -5),
    `v1.${btoa('{"windows":[]}')}`,
    `v1.${btoa('{"windows":[{"width":3}]}')}`,
    `v1.${btoa('{"windows":[{}],"unit":"pies"}')}`,
  ])('is unreadable when it is %j', (link) => {
    expect(draftFromLink(link)).toBeNull();
  });

  it('never throws while reading any address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => draftFromLink(`v1.${text}`)).not.toThrow();
      }),
    );
  });
});
