import { describe, expect, test } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { shopFigures } from '#src/features/product/shop-figures.ts';
import { fabrics } from '#src/screens/storefront/home/fabrics.ts';
import { lightThrough } from '#src/ui/product/light.ts';

const { variants, devices, questions } = catalog;

describe('the numbers that pages state about the catalog', () => {
  test('match the catalog', () => {
    const years = variants.map(({ warrantyYears }) => warrantyYears);
    expect(shopFigures.variants).toBe(variants.length);
    expect(shopFigures.colours).toBe(variants.flatMap(({ colours }) => colours).length);
    expect(shopFigures.fabricYears).toEqual({ least: Math.min(...years), most: Math.max(...years) });
    const motorYears = devices.flatMap((device) => (device.kind === 'motor' ? [device.warrantyYears] : []));
    expect(new Set(motorYears)).toEqual(new Set([shopFigures.motorYears]));
    const days = questions.find(({ question }) => question === '¿Cuánto tarda?')?.answer;
    expect(days).toMatch(/^De 3 a 4 días hábiles después del anticipo/);
    expect(shopFigures.workingDays).toEqual({ least: 3, most: 4 });
  });
});

describe('the fabrics of the window on the home page', () => {
  test.each(fabrics)('$name is in the catalog', ({ variant: slug, color, name, hex, solid, glow }) => {
    const variant = variants.find((one) => one.slug === slug);
    const colour = variant?.colours.find((one) => one.slug === color);
    expect(colour?.hex).toBe(hex);
    expect(name).toBe(`${variant?.name ?? ''}, ${colour?.name ?? ''}`);
    if (variant === undefined || colour === undefined) return;
    // It changes the light as the drawing of the product does.
    const { weave, opennessPercent } = variant;
    const light = lightThrough({ colour: colour.hex, weave, openFactor: opennessPercent }, 'day');
    expect(solid === 1).toBe(light.see === 0);
    expect(glow === 0).toBe(light.glow === 0);
  });
});
