import { describe, expect, it } from 'vitest';
import { catalogue } from '#src/content/catalogue.ts';
import { behaviourOf, momentOf, reachOf } from '#src/screens/support/shop/light-behaviour.ts';

const variantOf = (slug: string) => {
  const variant = catalogue.variants.find((one) => one.slug === slug);
  if (variant === undefined) throw new Error(`no variant ${slug}`);
  return variant;
};

const answer = (slug: string, question: string, hex: `#${string}` = '#f0f0ec') =>
  behaviourOf(variantOf(slug), { hex }).find((one) => one.question === question)?.answer ?? '';

describe('how a variant behaves with light', () => {
  it.each(catalogue.variants)('is told in four answers: $slug', (variant) => {
    const told = behaviourOf(variant, { hex: '#808080' });
    expect(new Set(told.map(({ question }) => question)).size).toBe(4);
    for (const { answer: text } of told) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('names the holes of a screen, and that a dark one shows the view better', () => {
    expect(answer('screen-5', 'Luz que pasa')).toContain('5 % del tejido');
    expect(answer('screen-5', 'Vista hacia afuera', '#26272a')).toContain('nítida');
    expect(answer('screen-5', 'Vista hacia afuera', '#f1efe9')).toContain('velada');
    expect(answer('screen-5', 'Privacidad de noche')).toMatch(/^No/);
  });

  it('promises no darkness between bands, no view through blackout, no rain through holes', () => {
    expect(answer('sheer-noche', 'Luz que pasa')).toContain('casi nada');
    expect(answer('blackout-lino', 'Privacidad de noche')).toContain('Completa');
    expect(answer('oporto-microperforada', 'Lluvia')).toBe('No la detiene.');
    expect(answer('siena-vinilica', 'Lluvia')).toContain('Impermeable');
  });
});

describe('the sentence under a picture', () => {
  it.each(catalogue.variants)('is one for every moment: $slug', (variant) => {
    for (const time of ['day', 'evening'] as const) {
      for (const openness of [0, 0.4, 1]) {
        expect(momentOf(variant, time, reachOf(openness))).toMatch(/^(?:De día|De noche|Al anochecer).+\.$/);
      }
    }
  });

  it('says of a blackout how far it is closed', () => {
    const blackout = variantOf('blackout-lino');
    expect(momentOf(blackout, 'day', 'closed')).toContain('oscuridad');
    expect(momentOf(blackout, 'day', 'between')).toContain('donde cubre');
    expect(momentOf(blackout, 'day', 'open')).toContain('toda la luz');
  });
});
