import { describe, expect, it } from 'vitest';
import { awning, pleated, publicList, roller } from '#tests/quoting/support/example.ts';
import { unpriced } from './support/missing-prices.ts';

describe('the missing prices of a list', () => {
  it.each([roller, pleated, awning])('are none for $id', (product) => {
    expect(unpriced(product, publicList)).toEqual([]);
  });

  it('are named once each: the product, and everything that can come with it', () => {
    const nothing = { ...publicList, products: {}, items: {} };
    expect(unpriced(roller, nothing)).toEqual([
      'enrollable-blackout',
      'cadena',
      'motor-radio',
      'motor-1-nm',
      'motor-6-nm',
      'motor-10-nm',
      'control-1-canal',
      'control-5-canales',
      'control-16-canales',
      'cofre',
      'galeria-madera',
      'instalacion',
      'visita',
      'sensor-sol',
      'entrega-urgente',
      'guias-laterales',
      'rollo-3000',
      'termosellado',
      'soporte-intermedio',
    ]);
    const twice = { ...awning, controls: [...awning.controls, ...awning.controls] };
    expect(unpriced(twice, nothing)).toEqual([
      'brazos-retractiles',
      'manivela',
      'motor-toldo',
      'motor-30-nm',
      'motor-50-nm',
      'control-1-canal',
    ]);
  });
});
