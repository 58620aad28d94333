import type { CuttingStock, Material } from '#src/api/contract/assumed/cutting.ts';
import { ROLL_MM } from '#src/content/cuts/materials.ts';
import type { BarTask, ClothTask, CutTask, StockRoll } from '#src/cutting/index.ts';
import type { BarGroup, ClothGroup, CutList } from './cut-list.ts';
import { barRules, clothRules } from './cut-rules.ts';
import { times } from './times.ts';

type Materials = CuttingStock['materials'];

/** The material of a cloth on rolls of a width; undefined where the server has none. */
export const clothMaterial = (materials: Materials, code: string, widthMm: number): Material | undefined =>
  materials.find((material) => material.code === code && material.width_mm === widthMm);

/** The material of a profile, or of anything that is counted. */
export const partMaterial = (materials: Materials, code: string): Material | undefined =>
  materials.find((material) => material.code === code);

/** What a plan calls a roll or a bar of a material: `EB-101 2500@5200` is one that was begun. */
const wholeId = (material: Pick<Material, 'id'>, at: number) => `${material.id}#${String(at)}`;
const startedId = (material: Pick<Material, 'id'>, lengthMm: number): string =>
  `${material.id}@${String(lengthMm)}`;

/**
 * The rolls and rests of a material.
 * @param most pieces that are cut: no more whole rolls are looked at
 */
export function rollsOf(
  material: Pick<Material, 'id' | 'width_mm' | 'length_mm' | 'whole' | 'started_mm' | 'remnants'>,
  most: number,
): readonly StockRoll[] {
  const { width_mm: widthMm, length_mm: lengthMm, whole, started_mm: started, remnants } = material;
  const rests = remnants.map(({ id, width_mm: width, length_mm: length }) => ({
    id,
    kind: 'remnant' as const,
    widthMm: width,
    lengthMm: length,
  }));
  if (widthMm === null) return rests;
  return [
    ...(lengthMm === null
      ? []
      : times(Math.min(whole ?? 0, most)).map((at) => ({
          id: wholeId(material, at),
          kind: 'whole' as const,
          widthMm,
          lengthMm,
        }))),
    ...started.map((length) => ({
      id: startedId(material, length),
      kind: 'started' as const,
      widthMm,
      lengthMm: length,
    })),
    ...rests,
  ];
}

/**
 * A cloth to be laid on some rolls, and on new ones where they do not last.
 * @param newMm length of a new roll of a width; undefined where nobody says it
 */
export const clothTask = (
  group: ClothGroup,
  rolls: readonly StockRoll[],
  newMm: (widthMm: number) => number | null | undefined,
): ClothTask => ({
  key: group.code,
  pieces: group.pieces,
  stock: {
    rolls,
    bought: group.widthsMm.map((widthMm) => ({ widthMm, lengthMm: newMm(widthMm) ?? ROLL_MM })),
  },
  rules: clothRules(group),
});

function clothTaskIn(group: ClothGroup, materials: Materials): ClothTask {
  const { code, widthsMm, pieces } = group;
  const own = widthsMm.flatMap((widthMm) => clothMaterial(materials, code, widthMm) ?? []);
  return clothTask(
    group,
    own.flatMap((material) => rollsOf(material, pieces.length)),
    (widthMm) => own.find(({ width_mm }) => width_mm === widthMm)?.length_mm,
  );
}

function barTask(group: BarGroup, materials: Materials): BarTask {
  const { code, barMm, pieces } = group;
  const material = partMaterial(materials, code);
  return {
    key: code,
    pieces,
    stock: {
      barMm: material?.length_mm ?? barMm,
      whole: material === undefined ? null : { id: material.id, count: material.whole ?? 0 },
      rests: (material?.started_mm ?? []).map((lengthMm) => ({
        id: material === undefined ? '' : startedId(material, lengthMm),
        lengthMm,
      })),
    },
    rules: barRules(group),
  };
}

/** What is to be laid out: the pieces of a list, and what the workshop has for them. */
export const cutTaskOf = ({ cloths, bars }: CutList, { materials }: CuttingStock): CutTask => ({
  cloths: cloths.map((group) => clothTaskIn(group, materials)),
  bars: bars.map((group) => barTask(group, materials)),
});
