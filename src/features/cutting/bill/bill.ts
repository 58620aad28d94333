import type { CuttingStock, Material } from '#src/api/contract/assumed/cutting.ts';
import type { CutResult } from '#src/cutting/index.ts';
import type { CutList } from '#src/materials/cut-list.ts';
import { clothMaterial, partMaterial } from '#src/materials/cut-task.ts';

/** A row of the bill of materials. */
export interface BillRow {
  readonly key: string;
  readonly code: string;
  readonly name: string;
  /** In the unit. */
  readonly quantity: number;
  readonly unit: 'm' | 'barra' | 'pieza' | 'sobrante';
  /** What is free; null where nobody knows. */
  readonly stock: number | null;
  /** What has to be bought; null where nobody knows what there is. */
  readonly missing: number | null;
  /**
   * What the quantity costs the shop, in centavos; null where the person may not see it, or it is not known. A rest was
   * paid for before: 0.
   */
  readonly costCentavos: number | null;
  /** Id of the material, and how much of it there is for the plan; null where the server does not keep it. */
  readonly take: { readonly material: string; readonly quantity: number } | null;
}

const inMetres = (mm: number) => Math.ceil(mm / 10) / 100;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

type Unpriced = Pick<BillRow, 'key' | 'code' | 'name' | 'quantity' | 'unit'>;

/** A row with what there is of it. @param bought what is to be bought; null: whatever exceeds the stock */
function rowOf(row: Unpriced, material: Material | undefined, bought: number | null): BillRow {
  const stock = material?.free ?? null;
  const cost = material?.cost_centavos ?? null;
  const missing =
    stock === null ? null : (bought ?? Math.max(0, Math.round((row.quantity - stock) * 100) / 100));
  const there = Math.round((row.quantity - (missing ?? row.quantity)) * 100) / 100;
  return {
    ...row,
    stock,
    missing,
    costCentavos: cost === null ? null : Math.round(row.quantity * cost),
    take: material === undefined || there <= 0 ? null : { material: material.id, quantity: there },
  };
}

function clothRows(list: CutList, { cloths }: CutResult, { materials }: CuttingStock): readonly BillRow[] {
  return cloths.flatMap(({ key, rolls }) => {
    const name = list.cloths.find(({ code }) => code === key)?.name ?? key;
    const fresh = rolls.filter(({ kind }) => kind !== 'remnant');
    const widths = [...new Set(fresh.map(({ widthMm }) => widthMm))].toSorted((a, b) => a - b);
    return [
      ...widths.map((widthMm): BillRow => {
        const own = fresh.filter((roll) => roll.widthMm === widthMm);
        const used = (kinds: readonly string[]) =>
          inMetres(sum(own.filter(({ kind }) => kinds.includes(kind)).map(({ usedMm }) => usedMm)));
        return rowOf(
          {
            key: `${key} ${String(widthMm)}`,
            code: key,
            name: `${name}, rollo de ${(widthMm / 1_000).toFixed(2)} m`,
            quantity: used(['whole', 'started', 'bought']),
            unit: 'm',
          },
          clothMaterial(materials, key, widthMm),
          used(['bought']),
        );
      }),
      ...rolls
        .filter(({ kind }) => kind === 'remnant')
        .map(({ roll, widthMm, lengthMm }): BillRow => ({
          key: roll ?? '',
          code: key,
          name: `${name}, sobrante de ${(widthMm / 1_000).toFixed(2)} × ${(lengthMm / 1_000).toFixed(2)} m`,
          quantity: 1,
          unit: 'sobrante',
          stock: 1,
          missing: 0,
          costCentavos: 0,
          take: roll === null ? null : { material: roll, quantity: 1 },
        })),
    ];
  });
}

function barRows(list: CutList, { bars }: CutResult, { materials }: CuttingStock): readonly BillRow[] {
  return bars.flatMap(({ key, bars: planned }) => {
    const group = list.bars.find(({ code }) => code === key);
    const name = group?.name ?? key;
    const count = (kind: string) => planned.filter((bar) => bar.kind === kind).length;
    const material = partMaterial(materials, key);
    const lengthMm = material?.length_mm ?? group?.barMm ?? 0;
    const begun = count('whole') + count('bought');
    return [
      ...(begun === 0
        ? []
        : [
            rowOf(
              {
                key,
                code: key,
                name: `${name}, barra de ${(lengthMm / 1_000).toFixed(2)} m`,
                quantity: begun,
                unit: 'barra',
              },
              material,
              count('bought'),
            ),
          ]),
      ...planned
        .filter(({ kind }) => kind === 'started')
        .map(({ bar, lengthMm: length }, at): BillRow => ({
          key: `${bar ?? ''}-${String(at)}`,
          code: key,
          name: `${name}, sobrante de ${(length / 1_000).toFixed(2)} m`,
          quantity: 1,
          unit: 'sobrante',
          stock: 1,
          missing: 0,
          costCentavos: 0,
          take: bar === null ? null : { material: bar, quantity: 1 },
        })),
    ];
  });
}

/** Everything that a plan takes, in the order in which it is cut: cloth, profiles, then what is measured or counted. */
export const billOf = (list: CutList, result: CutResult, stock: CuttingStock): readonly BillRow[] => [
  ...clothRows(list, result, stock),
  ...barRows(list, result, stock),
  ...list.counted.map(({ code, name, unit, quantity }) =>
    rowOf(
      {
        key: `${code} ${unit}`,
        code,
        name,
        quantity: unit === 'mm' ? inMetres(quantity) : quantity,
        unit: unit === 'mm' ? 'm' : 'pieza',
      },
      partMaterial(stock.materials, code),
      null,
    ),
  ),
];

export interface BillCost {
  /** What is known, in centavos. */
  readonly centavos: number;
  /** Materials whose cost is not known: the true total is higher. */
  readonly unknown: number;
}

/** What all of it costs; null for a person who sees no costs, or where none is known. */
export function costOfBill(rows: readonly BillRow[]): BillCost | null {
  const fresh = rows.filter(({ unit }) => unit !== 'sobrante');
  const known = fresh.flatMap(({ costCentavos }) => (costCentavos === null ? [] : [costCentavos]));
  return known.length === 0 ? null : { centavos: sum(known), unknown: fresh.length - known.length };
}
