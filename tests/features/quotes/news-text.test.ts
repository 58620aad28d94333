import { describe, expect, it } from 'vitest';
import { newsText } from '#src/features/quotes/status/news-text.ts';
import { savedQuote } from '#stories/charts/samples/quotes-samples.ts';

const sent = { ...savedQuote, status: 'enviada' as const, version: 3, asked_change: null };
const change = { at: '2026-11-21T18:00:00Z', note: 'Más claras', windows: [] };

describe('what is said of a quote that changed while it was open (B138)', () => {
  it.each([
    ['la aceptaron', { status: 'aceptada' as const }],
    ['la rechazaron', { status: 'rechazada' as const }],
    ['la abrieron', { status: 'vista' as const }],
    ['ya es una orden', { status: 'convertida' as const }],
    ['pidieron un cambio', { status: 'vista' as const, asked_change: change }],
    ['hay una versión nueva', { version: 4 }],
    ['cambió', {}],
  ])('says that %s', (what, others) => {
    expect(newsText(sent, { ...sent, ...others })).toBe(what);
  });

  it('says nothing of a wish that was there before', () => {
    const wished = { ...sent, asked_change: change };
    expect(newsText(wished, { ...wished, status: 'aceptada' })).toBe('la aceptaron');
  });
});
