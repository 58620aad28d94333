import { describe, expect, it } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { behaviourOf, lightSentence, openStateOf } from '#src/features/product/light-behaviour.ts';

const variantOf = (slug: string) => {
  const variant = catalog.variants.find((one) => one.slug === slug);
  if (variant === undefined) throw new Error(`no variant ${slug}`);
  return variant;
};

const answer = (slug: string, question: string, hex: `#${string}` = '#f0f0ec') =>
  behaviourOf(variantOf(slug), { hex }).find((one) => one.question === question)?.answer ?? '';

describe('the light behaviour of a variant', () => {
  it.each(catalog.variants)('has four answers, and five for an awning that comes down: $slug', (variant) => {
    const answers = behaviourOf(variant, { hex: '#808080' });
    expect(new Set(answers.map(({ question }) => question)).size).toBe(
      variant.family === 'toldos-verticales' ? 5 : 4,
    );
    for (const { answer: text } of answers) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('mentions the holes of a screen, and that a dark one shows the view better', () => {
    expect(answer('screen-5', 'Luz que pasa')).toContain('5 % del tejido');
    expect(answer('screen-5', 'Vista hacia afuera', '#26272a')).toContain('nítida');
    expect(answer('screen-5', 'Vista hacia afuera', '#f1efe9')).toContain('velada');
    expect(answer('screen-5', 'Privacidad de noche')).toMatch(/^No/);
  });

  it('tells what one sees through 1, 3, 5 and 10 %, each in its words', () => {
    const seen = ['screen-1', 'screen-3', 'screen-5', 'screen-10'].map((slug) =>
      answer(slug, 'Vista hacia afuera'),
    );
    expect(new Set(seen).size).toBe(4);
  });

  it('promises no darkness between bands, no view through blackout, no rain protection with holes', () => {
    expect(answer('sheer-noche', 'Luz que pasa')).toContain('casi nada');
    expect(answer('blackout-lino', 'Privacidad de noche')).toContain('Completa');
    expect(answer('oporto-microperforada', 'Lluvia')).toBe('No la detiene.');
    expect(answer('siena-vinilica', 'Lluvia')).toContain('Impermeable');
  });
});

describe('the sentence under a picture', () => {
  it.each(catalog.variants)('has a text for each time of day: $slug', (variant) => {
    for (const time of ['day', 'evening'] as const) {
      for (const openness of [0, 0.4, 1]) {
        expect(lightSentence(variant, time, openStateOf(openness))).toMatch(
          /^(?:De día|De noche|Al anochecer).+\.$/,
        );
      }
    }
  });

  it('says how far a blackout is closed', () => {
    const blackout = variantOf('blackout-lino');
    expect(lightSentence(blackout, 'day', 'closed')).toContain('oscuridad');
    expect(lightSentence(blackout, 'day', 'between')).toContain('donde cubre');
    expect(lightSentence(blackout, 'day', 'open')).toContain('toda la luz');
  });
});
