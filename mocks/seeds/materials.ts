import { catalog } from '#src/content/catalog.ts';
import { AWNING_SUFFIX, awningKept, barArticles, pieceCodes } from '#src/content/cuts/materials.ts';
import type { CutPlanRow } from '../rows/cut-plan.ts';
import type { MaterialRow } from '../rows/material.ts';
import type { RemnantRow } from '../rows/remnant.ts';
import { daysBefore } from '../today.ts';
import { ordersOn } from './orders.ts';
import { seededRandom } from './random.ts';
import { savedPlan, takenOf } from './saved-plan.ts';
import { stock } from './stock.ts';

const random = seededRandom(4_711);

type Kind = Pick<MaterialRow, 'code' | 'unit' | 'length_mm'>;

const bar = (code: string, length_mm: number): Kind => ({ code, unit: 'pieza', length_mm });

/** Diameters of all tubes, each in blinds' and awnings' bars. */
const tubes = [
  ...new Set(
    catalog.variants.flatMap(({ product }) =>
      product.controls.flatMap((control) => control.tubes.map(({ diameterMm }) => diameterMm)),
    ),
  ),
];

const profiles = Object.entries(barArticles).flatMap(([part, { code, kept }]): readonly Kind[] => {
  if (kept.by !== 'bar') return [{ code, unit: kept.by === 'metre' ? 'm' : 'pieza', length_mm: null }];
  const codes = part === 'tube' ? [code, ...tubes.map((diameter) => `${code}-${String(diameter)}`)] : [code];
  return codes.flatMap((one) => [
    bar(one, kept.barMm),
    ...(awningKept.by === 'bar' ? [bar(`${one}-${AWNING_SUFFIX}`, awningKept.barMm)] : []),
  ]);
});

const galleries = new Map(
  catalog.variants.flatMap(({ product }) =>
    product.galleries.map(({ id, barMm }) => [`GA-${id}`.toUpperCase(), barMm] as const),
  ),
);

const controls = new Set(
  catalog.variants.flatMap(({ product }) => product.controls.map(({ id }) => `MD-${id}`.toUpperCase())),
);

const kinds: readonly Kind[] = [
  ...new Map(
    [
      ...profiles,
      ...[...galleries].map(([code, barMm]) => bar(code, barMm)),
      ...[...Object.values(pieceCodes), ...controls].map((code): Kind => ({
        code,
        unit: 'pieza',
        length_mm: null,
      })),
    ].map((kind) => [kind.code, kind]),
  ).values(),
];

/** Profiles and parts with made-up figures. */
export const materials: readonly MaterialRow[] = kinds.map((kind) => ({
  ...kind,
  id: kind.code,
  name: kind.code,
  total: kind.length_mm === null ? random.whole(40, 400) : random.whole(2, 24),
  reserved: takenOf(kind.code),
  started_mm:
    kind.length_mm === null
      ? []
      : [random.whole(9, 26) * 100].filter((length) => takenOf(`${kind.code}@${String(length)}`) === 0),
  cost_centavos: kind.length_mm === null ? random.whole(8, 90) * 100 : random.whole(180, 900) * 100,
}));

/** A useful rest of every fourth cloth. */
export const remnants: readonly RemnantRow[] = stock.flatMap(({ code, roll_width }, at) =>
  code === null || roll_width === null || at % 4 !== 0
    ? []
    : [
        {
          id: `S-${String(at)}`,
          code,
          width_mm: Math.min(roll_width, random.whole(6, 14) * 100),
          length_mm: random.whole(9, 30) * 100,
          plan: null,
        },
      ],
);

/** The plan of an order in the workshop. */
export const cutPlansOn = (day: string): readonly CutPlanRow[] =>
  ordersOn(day)
    .filter(({ title, stage }) => title === 'Recámara' && stage === 'material-reservado')
    .map(({ id }) => ({
      id: 'plan-1',
      number: 1,
      state: 'apartado',
      orders: [id],
      recut: [],
      made_at: daysBefore(day, 4, 60),
      ...savedPlan,
    }));
