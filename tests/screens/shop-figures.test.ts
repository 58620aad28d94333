import { describe, expect, test } from 'vitest';
import { catalogue } from '#src/content/catalogue.ts';
import { lightThrough } from '#src/ui/product/light.ts';
import { cloths } from '#src/screens/storefront/home/cloths.ts';
import { shopFigures } from '#src/screens/support/shop/shop-figures.ts';

const { variants, devices, questions } = catalogue;

describe('what pages say of the whole catalogue', () => {
  test('is what the catalogue says', () => {
    const years = variants.map(({ warrantyYears }) => warrantyYears);
    expect(shopFigures.variants).toBe(variants.length);
    expect(shopFigures.colours).toBe(variants.flatMap(({ colours }) => colours).length);
    expect(shopFigures.clothYears).toEqual({ least: Math.min(...years), most: Math.max(...years) });
    const motorYears = devices.flatMap((device) => (device.kind === 'motor' ? [device.warrantyYears] : []));
    expect(new Set(motorYears)).toEqual(new Set([shopFigures.motorYears]));
    const days = questions.find(({ question }) => question === '¿Cuánto tarda?')?.answer;
    expect(days).toMatch(/^De tres a cuatro días hábiles después del anticipo/);
    expect(shopFigures.workingDays).toEqual({ least: 3, most: 4 });
  });
});

describe('the cloths of the window on the first page', () => {
  test.each(cloths)('$name is one of ours', ({ variant: slug, color, name, hex, solid, glow }) => {
    const variant = variants.find((one) => one.slug === slug);
    const colour = variant?.colours.find((one) => one.slug === color);
    expect(colour?.hex).toBe(hex);
    expect(name).toBe(`${variant?.name ?? ''}, ${colour?.name ?? ''}`);
    if (variant === undefined || colour === undefined) return;
    // It does with the light what the drawing of the product does.
    const { weave, opennessPercent } = variant;
    const light = lightThrough({ colour: colour.hex, weave, openFactor: opennessPercent }, 'day');
    expect(solid === 1).toBe(light.see === 0);
    expect(glow === 0).toBe(light.glow === 0);
  });
});
