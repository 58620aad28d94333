import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measureLoad } from '../../bench/measure-load.ts';
import { openStage, type Stage } from '../../bench/pages.ts';

describe('an address without a prerendered page', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await openStage();
  });

  afterAll(() => stage.close());

  test.each([
    '/detalles/scren-5',
    '/detalles/screen-5/aena',
    '/detalles-toldos/oporto-acrilica/aena',
    '/productos/persianas/tejidos/scren',
    '/productos/toldos/verticales/lisbo',
    '/catalogo/persianas/enrollables/scren',
    '/catalogo/toldos/brazos-retractiles/oport',
  ])('has no layout shift while it loads: %s', async (path) => {
    const url = new URL(path, stage.pages[0]?.url).href;
    const { cls, failed } = await measureLoad(stage.browser, url, { throttled: true });
    expect(failed).toEqual([]);
    expect(cls).toBeLessThanOrEqual(0.01);
  });
});
