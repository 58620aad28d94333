import * as fc from 'fast-check';
import { assert, describe, expect, it } from 'vitest';
import { japanesePanels } from '#src/config/japanese-panels.ts';
import { cutTables } from '#src/content/cuts/cut-tables.ts';
import { clothWidths } from '#src/quoting/cuts/cloths.ts';
import { bottom, right } from '#src/ui/product/box.ts';
import {
  projectsFromWall,
  settle,
  type Drawing,
  type ProductType,
  type Weave,
} from '#src/ui/product/drawing.ts';
import { rollerGeometry } from '#src/ui/product/geometry/enrollable.ts';
import { horizontalGeometry } from '#src/ui/product/geometry/horizontal.ts';
import { panelGeometry } from '#src/ui/product/geometry/panel-japones.ts';
import { romanGeometry } from '#src/ui/product/geometry/romana.ts';
import { sheerGeometry } from '#src/ui/product/geometry/sheer-elegance.ts';
import { armAwningGeometry } from '#src/ui/product/geometry/toldo-brazos.ts';
import { verticalGeometry } from '#src/ui/product/geometry/vertical.ts';
import { rollDiameter, tubeFor } from '#src/ui/product/hardware.ts';
import { layoutOf } from '#src/ui/product/layout.ts';
import { RUNS } from '#tests/support/runs.ts';
import { boxesOf } from './boxes.ts';
import { drawings } from './drawings.ts';

const draw = (type: ProductType, more: Partial<Drawing> = {}, weave: Weave = 'screen') =>
  settle({ type, width: 1_800, height: 2_100, fabric: { colour: '#b9b4aa', weave }, ...more });

const HAIR = 0.001;

describe('a drawing', () => {
  it('stays inside its window, or inside its picture when it projects from the wall', () => {
    fc.assert(
      fc.property(drawings, (props) => {
        const drawing = settle(props);
        const { product, sheet } = layoutOf(drawing);
        const limit = projectsFromWall(drawing.type) ? sheet : product;
        for (const box of boxesOf(drawing)) {
          expect(box.width).toBeGreaterThanOrEqual(-HAIR);
          expect(box.height).toBeGreaterThanOrEqual(-HAIR);
          expect(box.x).toBeGreaterThanOrEqual(limit.x - HAIR);
          expect(box.y).toBeGreaterThanOrEqual(limit.y - HAIR);
          expect(right(box)).toBeLessThanOrEqual(right(limit) + HAIR);
          expect(bottom(box)).toBeLessThanOrEqual(bottom(limit) + HAIR);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('shows its whole product in the wanted aspect', () => {
    fc.assert(
      fc.property(drawings, (props) => {
        const drawing = settle(props);
        const { product, sheet } = layoutOf(drawing);
        expect(sheet.width / sheet.height).toBeCloseTo(drawing.aspect, 3);
        expect(sheet.x).toBeLessThanOrEqual(product.x);
        expect(right(sheet)).toBeGreaterThanOrEqual(right(product));
        expect(sheet.y).toBeLessThanOrEqual(product.y);
      }),
      { numRuns: RUNS },
    );
  });

  it('replaces invalid numbers with valid ones', () => {
    expect(settle({ ...draw('romana'), width: Number.NaN, height: -4, openness: 7 })).toMatchObject({
      width: 200,
      height: 200,
      openness: 1,
    });
  });
});

describe('a roller', () => {
  it.for([
    [1_800, false, 38],
    [2_450, false, 45],
    [2_800, false, 50],
    [1_800, true, 35],
    [3_500, true, 70],
    [5_000, true, 79],
  ] as const)('of %i mm (motor: %s) has a tube of %i mm', ([width, motor, tube]) => {
    expect(tubeFor(width, motor)).toBe(tube);
    expect(rollerGeometry(draw('enrollable', { width, control: motor ? 'motor' : 'chain' })).tube).toBe(tube);
  });

  it('grows when fabric is wound on it', () => {
    const [down, up] = [0, 1].map((openness) => rollerGeometry(draw('enrollable', { openness })).roll.height);
    expect(down).toBeGreaterThan(38);
    expect(up).toBeGreaterThan(down ?? 0);
    expect(rollDiameter(45, 0)).toBe(45);
    // Three metres of fabric 0.45 mm thick on a tube of 45 mm.
    expect(rollDiameter(45, 3_000)).toBeCloseTo(61.1, 0);
  });

  it('ends at the bottom of its window when closed, and under its head when open', () => {
    const closed = rollerGeometry(draw('enrollable', { head: 'cassette' }));
    expect(bottom(closed.bar)).toBe(2_100);
    expect(closed.lift).toBe(0);
    const open = rollerGeometry(draw('enrollable', { head: 'cassette', openness: 1 }));
    expect(open.bar.y - open.lift).toBe(open.head.height);
  });

  it('has its chain on the requested side', () => {
    expect(rollerGeometry(draw('enrollable', { side: 'left' })).chain.x).toBeLessThan(100);
    expect(rollerGeometry(draw('enrollable', { side: 'right' })).chain.x).toBeGreaterThan(1_700);
  });
});

describe('sheer elegance', () => {
  it('covers its sheer bands when closed, and shows them at every other stop', () => {
    expect(sheerGeometry(draw('sheer-elegance'), 1).lift).toBe(0);
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 0.9, noNaN: true }), (openness) => {
        const { lift, pitch } = sheerGeometry(draw('sheer-elegance', { openness }), 1);
        // The front layer hangs half a pitch higher, and has risen twice as far as the bar.
        expect(((2 * lift + pitch / 2) / pitch) % 1).toBeCloseTo(0, 6);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a roman blind', () => {
  it('gathers from below: no fold more than the one under it', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (openness) => {
        const { folds } = romanGeometry(draw('romana', { openness }));
        const gathered = folds.map((fold) => fold.gathered);
        expect(gathered).toEqual(gathered.toSorted((a, b) => a - b));
      }),
      { numRuns: RUNS },
    );
  });

  it('hangs flat when closed', () => {
    const { folds } = romanGeometry(draw('romana'));
    expect(folds).toHaveLength(8);
    expect(folds.every(({ lift, gathered }) => Math.abs(lift) < HAIR && gathered < HAIR)).toBe(true);
  });
});

describe('a vertical blind', () => {
  it.for([
    [1_800, 23],
    [4_000, 51],
    [5_000, 64],
  ] as const)('of %i mm has %i vanes', ([width, count]) => {
    const geometry = verticalGeometry(draw('vertical', { width }), 1);
    expect(geometry.count).toBe(count);
    expect(geometry.vanes).toHaveLength(count);
    // 89 mm vanes, slightly closer than their greatest distance.
    expect(geometry.vane.width).toBeGreaterThan(84);
    expect(geometry.vane.width).toBeLessThanOrEqual(89.1);
  });

  it('turns first, then slides', () => {
    const [closed, turned, open] = [0, 0.5, 1].map((openness) =>
      verticalGeometry(draw('vertical', { openness }), 1),
    );
    expect(closed?.turn).toBe(1);
    expect(turned?.turn).toBeLessThan(0.2);
    expect(turned?.vanes).toEqual(closed?.vanes);
    expect(open?.vanes[0]?.at).toBeGreaterThan(1_400);
  });

  it('draws fewer vanes when they would be finer than pixels', () => {
    const { count, vanes } = verticalGeometry(draw('vertical'), 65);
    expect(count).toBe(23);
    expect(vanes.length).toBeLessThan(10);
  });
});

describe('a panel blind', () => {
  it('has its panels stacked at one side when open', () => {
    const { panel, panels } = panelGeometry(draw('panel-japones', { width: 3_200, openness: 1 }));
    expect(panels.at(-1)?.at).toBeCloseTo(3_200 - panel.width);
    expect(panels[0]?.at).toBeGreaterThan(2_200);
  });

  it('has as many panels as its workshop cuts, of the same width', () => {
    const cloth = cutTables['panel-lino']?.cloth;
    assert(cloth);
    for (let width = 400; width <= 4_800; width += 1) {
      const cut = clothWidths(cloth, { widthMm: width, heightMm: 2_100, controlMm: 0 }, 1);
      const { panel, panels } = panelGeometry(draw('panel-japones', { width }));
      expect(panels.length, String(width)).toBe(cut.length);
      expect(Math.abs(panel.width - (cut[0] ?? 0)), String(width)).toBeLessThanOrEqual(japanesePanels.lessMm);
    }
  });
});

describe('a horizontal blind', () => {
  it.for([
    ['madera', 47],
    ['pvc', 47],
    ['aluminio', 97],
  ] as const)('of %s has %i slats on 2.10 m', ([weave, count]) => {
    expect(horizontalGeometry(draw('horizontal', {}, weave), 1).count).toBe(count);
  });

  it('tilts first, then gathers', () => {
    const half = horizontalGeometry(draw('horizontal', { openness: 0.5 }, 'madera'), 1);
    expect(half.lift).toBe(0);
    expect(half.turn).toBeLessThan(0.2);
    const open = horizontalGeometry(draw('horizontal', { openness: 1 }, 'madera'), 1);
    expect(open.gathered).toBe(1);
    expect(bottom(open.rail) - open.lift).toBeLessThan(260);
  });
});

describe('an awning on arms', () => {
  it('extends with its openness, with its elbows turned inwards', () => {
    const [shut, half, out] = [0, 0.5, 1].map((openness) =>
      armAwningGeometry(draw('toldo-brazos', { width: 4_000, height: 2_500, openness })),
    );
    expect(shut?.front[1]).toBeLessThan(half?.front[1] ?? 0);
    expect(half?.front[1]).toBeLessThan(out?.front[1] ?? 0);
    expect(out?.front).toEqual([-750, 1_000]);
    const sway = ({ arms }: NonNullable<typeof half>) => (arms[0]?.[1][0] ?? 0) - (arms[0]?.[0][0] ?? 0);
    expect(half && out ? sway(half) > sway(out) : null).toBe(true);
  });
});
