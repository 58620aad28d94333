import { describe, expect, it } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { comparedIn, comparedKey, comparisonHref } from '#src/features/comparison/address.ts';
import { findFor } from '#src/features/finder/suggestions/find.ts';
import { finderQuestions, NO_ANSWERS } from '#src/features/finder/suggestions/questions.ts';

const blinds = catalog.variants.filter(({ family }) => !family.startsWith('toldos-'));
const asked = { cuarto: 'recamara', luz: 'oscurece', privacidad: 'noche', presupuesto: 'poco' };

describe('the finder', () => {
  it('suggests nothing before all four questions are answered', () => {
    expect(findFor(NO_ANSWERS, blinds)).toBeNull();
    expect(findFor({ ...asked, presupuesto: '' }, blinds)).toBeNull();
  });

  it('suggests dark and cheap blinds for a bedroom, and says why', () => {
    const found = findFor(asked, blinds) ?? [];
    expect(found).toHaveLength(3);
    expect(found[0]?.variant).toMatchObject({ weave: 'blackout', slug: 'blackout-calma' });
    expect(found[0]?.reasons).toEqual([
      'Hecha para recámara.',
      'Oscurece por completo.',
      'Cerrada no deja ver hacia adentro, tampoco con la luz prendida.',
      'Desde $890 con IVA.',
    ]);
    expect(found[0]?.drawbacks).toEqual([]);
  });

  it('says what a suggestion does not do', () => {
    const found = findFor({ ...asked, luz: 'filtra' }, blinds) ?? [];
    const screens = found.filter(({ variant }) => variant.weave === 'screen');
    for (const { drawbacks } of screens)
      expect(drawbacks).toContain('De noche, con la luz prendida, se ve hacia adentro.');
    expect(found.every(({ drawbacks }) => drawbacks.length > 0)).toBe(true);
  });

  it('suggests three for every combination of answers, each with a reason', () => {
    const [rooms, lights, views, budgets] = finderQuestions.map(({ answers }) => answers);
    for (const { value: cuarto } of rooms ?? [])
      for (const { value: luz } of lights ?? [])
        for (const { value: privacidad } of views ?? [])
          for (const { value: presupuesto } of budgets ?? []) {
            const found = findFor({ cuarto, luz, privacidad, presupuesto }, blinds) ?? [];
            expect(found).toHaveLength(3);
            for (const { reasons } of found) expect(reasons.length).toBeGreaterThan(0);
          }
  });
});

describe('the address of a comparison', () => {
  it('names products or colours, without what is not sold', () => {
    const keys = [
      'blackout-lino.grafito',
      'no-hay',
      'blackout-lino.blanco',
      'sheer-natural',
      'pvc-50-mm',
      'screen-5',
    ];
    expect(comparedIn(keys.join(',')).map(({ key }) => key)).toEqual([
      'blackout-lino.grafito',
      'blackout-lino.blanco',
      'sheer-natural',
      'pvc-50-mm',
      'screen-5',
    ]);
    expect(comparedIn('')).toEqual([]);
    expect(comparedIn(comparedKey('blackout-lino', 'grafito'))[0]).toMatchObject({ color: 'grafito' });
    expect(comparisonHref(['blackout-lino'])).toBe('/productos/persianas?comparar=blackout-lino#comparacion');
    expect(comparisonHref(['blackout-lino.arena'], { widthMm: 1_805, heightMm: 2_100 })).toBe(
      '/productos/persianas?comparar=blackout-lino.arena&ancho=180.5&alto=210#comparacion',
    );
    expect(comparisonHref(['blackout-lino'], { widthMm: null, heightMm: 900 })).toBe(
      '/productos/persianas?comparar=blackout-lino&alto=90#comparacion',
    );
    expect(comparisonHref(['oporto-acrilica'])).toBe(
      '/productos/toldos?comparar=oporto-acrilica#comparacion',
    );
  });
});
