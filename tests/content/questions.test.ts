import { expect, it } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { questions } from '#src/content/texts/questions.ts';

const answerTo = (question: string) => questions.find((one) => one.question === question)?.answer;

it('says the guarantees that the catalog gives', () => {
  const years = catalog.variants.map(({ warrantyYears }) => warrantyYears);
  expect([Math.min(...years), Math.max(...years)]).toEqual([3, 10]);
  expect(answerTo('¿Qué garantía tienen?')).toContain('De tres a diez años');
});

it('says the price of work that the price list has', () => {
  expect(answerTo('¿Cuánto cuesta la instalación?')).toContain('$350 con IVA');
  expect(answerTo('¿Van a medir a mi casa?')).toContain('$450 con IVA');
});
