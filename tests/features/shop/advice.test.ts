import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { careGuides } from '#src/content/texts/care-guides.ts';
import { Care } from '#src/features/advice/care.tsx';
import { Questions } from '#src/features/advice/questions.tsx';
import { relatedTo } from '#src/features/details/page/related.ts';
import { coveredText } from '#src/features/families/stage/covered.ts';
import { MeasuringGuides } from '#src/features/measuring/measuring-guides.tsx';
import { measuringHref, measuringId } from '#src/features/product/addresses.ts';

const markupOf = (element: ReactElement) => renderToStaticMarkup(createElement(MemoryRouter, null, element));

it('slats of wood are cared for as wood, and those of aluminium are not', () => {
  const steps = careGuides.find(({ title }) => title === 'Tablillas de madera')?.steps ?? [];
  expect(steps.length).toBeGreaterThan(0);
  const caredFor = (weave: 'madera' | 'aluminio') =>
    markupOf(createElement(Care, { family: 'horizontales', weave }));
  for (const step of steps) expect(caredFor('madera')).toContain(step);
  expect(steps.every((step) => caredFor('aluminio').includes(step))).toBe(false);
});

it('a question is found by the end of its address', () => {
  const questions = [{ question: '¿Cuánto tarda?', answer: 'Diez días.' }];
  expect(markupOf(createElement(Questions, { questions }))).toContain('id="cuanto-tarda"');
});

describe('how to measure', () => {
  const blinds = markupOf(createElement(MeasuringGuides, { product: 'persianas' }));

  it('is told of each family of the page, where links lead', () => {
    const id = measuringId('verticales');
    expect(blinds).toContain(`id="${id}"`);
    expect(measuringHref('verticales')).toBe(`/productos/persianas#${id}`);
  });

  it('is not told of another product', () => {
    expect(blinds).not.toContain(measuringId('toldos-verticales'));
    expect(markupOf(createElement(MeasuringGuides, { product: 'toldos' }))).toContain(
      measuringId('toldos-verticales'),
    );
  });
});

it('products that resemble one are others, those of its model first', () => {
  const { variants } = catalog;
  for (const variant of variants) {
    const family = variants.filter((other) => other.family === variant.family);
    const found = relatedTo(variant, family);
    expect(found).not.toContain(variant);
    const isSameModel = found.map(({ model }) => model !== undefined && model === variant.model);
    expect(isSameModel).toEqual(isSameModel.toSorted((one, other) => Number(other) - Number(one)));
  }
});

it('an awning shades more the farther it is out', () => {
  const drawing = { type: 'toldo-brazos', width: 3_000, height: 2_000 } as const;
  expect(coveredText(drawing, 1)).toBe('3.00 m de ancho, sale 2.00 m: 6 m² de sombra');
  expect(coveredText(drawing, 0.5)).toBe('3.00 m de ancho, sale 1.00 m: 3 m² de sombra');
});
