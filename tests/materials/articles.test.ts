import { beforeAll, describe, expect, it } from 'vitest';
import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import { fittingOptions } from '#src/content/fittings.ts';
import { quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { cutListOf, type CutList } from '#src/materials/cut-list.ts';
import type { Fitting } from '#src/quoting/fitting.ts';
import { worksWith } from '#src/quoting/making/finish.ts';
import type { Control } from '#src/quoting/rules.ts';
import { clientOf } from '../mocks/support/client.ts';

interface Choice {
  readonly control?: Control | undefined;
  readonly gallery?: string | undefined;
  readonly color?: string;
  readonly fitting?: Fitting;
  readonly widthMm?: number;
  readonly heightMm?: number;
}

const within = (mm: number, least: number, most: number) => Math.max(least, Math.min(most, mm));

/** A window of a variant with everything that can be added to it. */
function windowOf(variant: Variant, choice: Choice): QuotedWindow {
  const { limits, extras, controls, projections } = variant.product;
  const control = choice.control ?? controls[0];
  const fits = extras.filter((extra) => control !== undefined && worksWith(extra, control));
  return {
    ...{
      key: 'k',
      name: 'Sala',
      variant: variant.slug,
      color: choice.color ?? variant.colours[0]?.slug ?? '',
    },
    line: {
      widthMm: choice.widthMm ?? within(1_600, limits.minWidthMm, limits.maxWidthMm),
      heightMm:
        choice.heightMm ??
        projections?.[0]?.projectionMm ??
        within(1_500, limits.minHeightMm, limits.maxHeightMm),
      quantity: 1,
      extras: fits.map(({ id }) => id),
      ...(control === undefined ? {} : { control: control.id }),
      ...(choice.gallery === undefined ? {} : { gallery: choice.gallery }),
      ...(control?.kind === 'motor'
        ? { remotes: control.remotes.slice(0, 1).map(({ id }) => ({ id, count: 1 })) }
        : {}),
    },
    ...{ mount: 'outside', measured: null, fitting: choice.fitting ?? null, asked: null },
  };
}

const listOf = (variant: Variant, choice: Choice): CutList =>
  cutListOf([{ folio: 'P-1', windows: [windowOf(variant, choice)] }], quotable);

const orNone = <T>(values: readonly T[]): readonly (T | undefined)[] =>
  values.length === 0 ? [undefined] : values;

/** What a variant can be fitted with, besides one control and one gallery. */
function fittingsOf({ family }: Variant, control: string, gallery: string | undefined): readonly Fitting[] {
  const options = fittingOptions({ family, control, gallery, mount: null, heightMm: null });
  return orNone(options.hardware).flatMap((hardware) =>
    orNone(options.bar).flatMap((bar) =>
      orNone(options.controlMm).map((controlMm) => ({
        ...(hardware === undefined ? {} : { hardware }),
        ...(bar === undefined ? {} : { bar }),
        ...(controlMm === undefined ? {} : { controlMm }),
      })),
    ),
  );
}

/** Every way in which a variant can be made, in some sizes; each colour with each gallery. */
function waysOf(variant: Variant): readonly Choice[] {
  const { controls, galleries, limits, projections } = variant.product;
  return controls.flatMap((control) =>
    [undefined, ...galleries.map(({ id }) => id)].flatMap((gallery) => [
      ...variant.colours.map(({ slug }) => ({ control, gallery, color: slug, widthMm: limits.minWidthMm })),
      ...fittingsOf(variant, control.id, gallery).map((fitting) => ({ control, gallery, fitting })),
      ...[limits.minWidthMm, 1_800, limits.maxWidthMm].flatMap((widthMm) =>
        (
          projections?.map(({ projectionMm }) => projectionMm) ?? [
            limits.minHeightMm,
            2_400,
            control.limits.maxHeightMm,
          ]
        ).map((heightMm) => ({ control, gallery, widthMm, heightMm })),
      ),
    ]),
  );
}

/** What a list takes, as the stock of a workshop is asked for it: a code, and what it is kept in. */
const takenBy = ({ cloths, bars, counted }: CutList): readonly string[] => [
  ...cloths.flatMap(({ code, widthsMm }) => widthsMm.map((widthMm) => `${code} rollo ${String(widthMm)}`)),
  ...bars.map(({ code, barMm }) => `${code} barra ${String(barMm)}`),
  ...counted.map(({ code, unit }) => `${code} ${unit === 'mm' ? 'm' : unit}`),
];

describe('an article', () => {
  let known: readonly string[] = [];

  beforeAll(async () => {
    const { materials } = await (await clientOf('administrator')).request('cuttingStock', {});
    known = materials.flatMap(({ code, unit, width_mm: widthMm, length_mm: lengthMm }) => [
      `${code} ${unit}`,
      ...(widthMm === null ? [] : [`${code} rollo ${String(widthMm)}`]),
      ...(widthMm !== null || lengthMm === null ? [] : [`${code} barra ${String(lengthMm)}`]),
    ]);
  });

  it.each(quotable.variants.map((variant) => [variant.slug, variant] as const))(
    'is in stock for every part of %s, whatever is chosen',
    (_, variant) => {
      const lists = waysOf(variant).map((choice) => listOf(variant, choice));
      const made = lists.filter(({ unknown }) => unknown.length === 0);
      expect(made.length).toBeGreaterThan(variant.colours.length);
      const stock = new Set(known);
      expect([...new Set(made.flatMap(takenBy))].filter((one) => !stock.has(one))).toEqual([]);
    },
  );

  it('stands once in the stock of a workshop', () => {
    const counts = Map.groupBy(known, (one) => one);
    const twice = [...counts].filter(([one, rows]) => rows.length > 1 && / (?:rollo|barra|pieza)/.test(one));
    expect(twice.map(([one]) => one)).toEqual([]);
  });

  it.each(quotable.variants.map((variant) => [variant.slug, variant] as const))(
    'of %s is never cut in two colours of hardware',
    (_, variant) => {
      const [gallery] = variant.product.galleries.map(({ id }) => id);
      const { hardware: colours } = fittingOptions({
        ...{ family: variant.family, control: undefined, gallery: undefined },
        ...{ mount: null, heightMm: null },
      });
      const barsIn = (hardware: (typeof colours)[number]) => {
        const { bars, unknown } = listOf(variant, { gallery, fitting: { hardware } });
        expect(unknown).toEqual([]);
        return bars.map(({ code }) => code);
      };
      const all = colours.flatMap(barsIn);
      const shared = all.filter((code, at) => all.indexOf(code) !== at);
      // Tubes, and the bar that turns inside a double cloth, have no colour.
      expect(shared.filter((code) => !/^(?:TB|BG)(?:-|$)/.test(code))).toEqual([]);
    },
  );

  it('is shared by two families only where it is a tube, or a gallery of the same profile', () => {
    const users = new Map<string, Set<string>>();
    for (const variant of quotable.variants) {
      for (const choice of waysOf(variant)) {
        for (const { code } of listOf(variant, choice).bars) {
          users.set(code, (users.get(code) ?? new Set()).add(variant.family));
        }
      }
    }
    const shared = [...users].flatMap(([code, families]) => (families.size > 1 ? [code] : []));
    expect(shared.filter((code) => !/^(?:TB|GA)-/.test(code))).toEqual([]);
  });

  const variantOf = (slug: string): Variant => {
    const variant = quotable.variantOf(slug);
    if (variant === undefined) throw new Error(`no variant ${slug}`);
    return variant;
  };
  const galleryOf = (slug: string, choice: Choice) =>
    listOf(variantOf(slug), choice).bars.find(({ code }) => code.startsWith('GA-'))?.code;

  it.each([
    ['galeria-aluminio', 'white', 'GA-901'],
    ['galeria-aluminio', 'black', 'GA-902'],
    ['galeria-aluminio', 'aluminium', 'GA-903'],
    ['galeria-aluminio', 'bronze', 'GA-904'],
    ['cofre', 'bronze', 'GA-934'],
  ] as const)('of %s in %s is its finish of the inventory', (gallery, hardware, code) => {
    expect(galleryOf('blackout-lino', { gallery, fitting: { hardware } })).toBe(code);
  });

  it('of a gallery without colours of hardware is the finish that is nearest to the cloth', () => {
    // A white slat and a dark one, in wood of white, oak or walnut.
    const gallery = 'galeria-madera';
    expect(galleryOf('madera-50-mm', { gallery, color: 'blanco-veteado' })).toBe('GA-922');
    expect(galleryOf('madera-50-mm', { gallery, color: 'ebano' })).toBe('GA-920');
  });

  it('of a bar that its cloth wraps is another than that of one in sight', () => {
    const bars = (bar: 'visible' | 'wrapped') =>
      listOf(variantOf('blackout-lino'), { fitting: { bar, hardware: 'black' } }).bars.map(
        ({ code }) => code,
      );
    expect(bars('visible')).toContain('CP-EN-NG');
    expect(bars('wrapped')).toContain('CI-EN');
    expect(bars('wrapped')).not.toContain('CP-EN-NG');
  });

  it('is needed for every device among the extras', () => {
    const variant = variantOf('blackout-lino');
    const control = variant.product.controls.find(({ id }) => id === 'motor-recargable');
    const codes = listOf(variant, { control, widthMm: 1_500 }).counted.map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining(['puente-aura', 'sensor-sol-interior', 'cargador'].map(quotable.codeOf)),
    );
  });
});
