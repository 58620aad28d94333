import { describe, expect, it } from 'vitest';
import { windClassOf, windFacts } from '#src/content/awnings/wind.ts';
import { catalog } from '#src/content/catalog.ts';
import { familyOf } from '#src/content/families.ts';
import { familyTexts } from '#src/content/texts/families.ts';
import { sayWind, sayWindAt, windAt } from '#src/features/product/wind-texts.ts';

const awnings = catalog.variants.filter(({ family }) => familyOf(family).product === 'toldos');

/** The projections of an awning; its shortest and longest drop where it comes down. */
const reachesOf = ({ product: { projections, limits } }: (typeof awnings)[number]) =>
  projections?.map(({ projectionMm }) => projectionMm) ?? [limits.minHeightMm, limits.maxHeightMm];

describe('the wind that an awning stands', () => {
  it.each(awnings)('has a class at each projection, and none that rises with it (B99): $slug', (awning) => {
    const classes = reachesOf(awning).map((mm) => windClassOf(awning.model, mm));
    expect(classes).not.toContain(undefined);
    expect(classes).toEqual(classes.toSorted((one, other) => (other ?? 0) - (one ?? 0)));
    expect(sayWind(awning)).toMatch(/^[A-Z].*km\/h.*\.$/);
    for (const mm of reachesOf(awning)) expect(sayWindAt(awning, mm)).toContain('km/h');
  });

  it('is faster in a higher class, and is said with it (B99)', () => {
    const speeds = Object.values(windFacts).map(({ kmh }) => kmh);
    expect(speeds).toEqual([19, 28, 38, 49]);
    expect(windAt({ model: 'oporto' }, 2_540)).toBe('Clase 2, hasta 38 km/h');
    expect(windAt({ model: 'oporto' }, 3_050)).toBe('Clase 1, hasta 28 km/h');
    expect(windAt({ model: 'no-tal' }, 3_050)).toBeNull();
  });

  it('is met by taking the cloth in, and by opening slats, which stay out', () => {
    const slatted = awnings.filter(({ weave }) => weave === 'aluminio');
    expect(slatted.map(({ slug }) => slug)).toEqual(['verona-aluminio']);
    for (const awning of awnings) {
      const says = [sayWind(awning), sayWindAt(awning, awning.product.limits.minHeightMm)].join(' ');
      expect(/rec[óo]g/i.test(says), says).toBe(!slatted.includes(awning));
    }
  });

  it('is the one that its answer tells, of arms as of all others (B99)', () => {
    const kmhOf = (isWith: (family: string) => boolean) =>
      awnings
        .filter(({ family }) => isWith(family))
        .flatMap((awning) => reachesOf(awning).map((mm) => windClassOf(awning.model, mm) ?? 0))
        .map((windClass) => windFacts[windClass].kmh);
    const arms = kmhOf((family) => family === 'toldos-brazos-retractiles');
    const others = kmhOf((family) => family === 'toldos-verticales' || family === 'toldos-capotas');
    const said = familyTexts
      .flatMap(({ questions }) => questions)
      .find(({ question }) => question === '¿Cuánto viento aguanta?');
    expect(said?.answer).toContain(
      `Con brazos, ${String(Math.min(...arms))} a ${String(Math.max(...arms))} km/h`,
    );
    expect(said?.answer).toContain(`vertical o capota, desde ${String(Math.min(...others))}`);
  });
});
