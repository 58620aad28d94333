import { describe, expect, it } from 'vitest';
import { site } from '#src/config/site.ts';
import { sayPayment, shopAnswers, shopAnswersOf } from '#src/features/delivery/shop-answers.ts';

const namesOf = (facts: Parameters<typeof shopAnswersOf>[0]) => shopAnswersOf(facts).map(({ name }) => name);

const payment = { deposit: [{ name: 'Transferencia', how: 'Te mandamos la CLABE.' }] };

describe('what is asked before buying', () => {
  it('is answered from the facts of the shop, each left out where it is missing (B108, F28)', () => {
    expect(namesOf({})).toEqual(['Garantía', 'Cambios']);
    expect(namesOf({ payment })).toEqual(['Pago', 'Garantía', 'Cambios']);
    expect(namesOf({ invoice: { how: 'Pídela por correo.' } })).toEqual(['Factura', 'Garantía', 'Cambios']);
    expect(namesOf({ delivery: { zones: [] } })).toEqual(['Garantía', 'Cambios']);
    expect(namesOf(site)).toEqual(['Pago', 'Factura', 'Entrega', 'Garantía', 'Cambios']);
  });

  it('names instalments only where a shop has them (B108)', () => {
    expect(sayPayment(payment)).toBe('Pagas con transferencia.');
    const interestFree = { months: [3, 9], leastCentavos: 450_000, cards: 'las nuestras' };
    expect(sayPayment({ ...payment, interestFree })).toBe(
      'Pagas con transferencia; hasta 9 meses sin intereses desde $4,500, con las nuestras.',
    );
  });

  it('says freight and days of the farthest zone, and where it is free (B108)', () => {
    const zone = { workingDays: 4, freightCentavos: 12_000, installs: true, states: ['Jalisco'] };
    const near = { ...zone, workingDays: 1, freightCentavos: 0, states: ['Colima'] };
    const [one] = shopAnswersOf({ delivery: { zones: [zone, near] } });
    expect(one?.answer).toBe(
      'Llega hasta 4 días hábiles después de salir del taller, con flete de hasta $120 según tu estado: sin costo en Colima.',
    );
    const [far] = shopAnswersOf({ delivery: { zones: [zone] } });
    expect(far?.answer).toMatch(/según tu estado\.$/);
  });

  it('is asked as questions, each once (B108)', () => {
    const asked = shopAnswers.map(({ question }) => question);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.filter((question) => !/^¿.+\?$/.test(question))).toEqual([]);
  });
});
