import type { CutResult, RollPlan } from '#src/cutting/index.ts';
import { inMetres } from '#src/format/measures.ts';
import { sizeInMm } from '#src/format/millimetres.ts';
import { inNumber } from '#src/format/numbers.ts';
import type { CutList } from '#src/materials/cut-list.ts';

/** A row of a table; the first cell names it. */
interface Row {
  readonly key: string;
  readonly cells: readonly string[];
}

/** A table of a plan. */
interface Rows {
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
}

/** The rolls of a cloth, each with the number of its first piece. */
export const numberedRolls = ({
  rolls,
}: CutResult['cloths'][number]): readonly { readonly roll: RollPlan; readonly from: number }[] =>
  rolls.map((roll, at) => ({
    roll,
    from: rolls.slice(0, at).reduce((total, { pieces }) => total + pieces.length, 1),
  }));

/** What is cut from a roll. @param from the number of its first piece */
export const rollRows = ({ pieces }: RollPlan, from: number, { marks }: CutList): Rows => ({
  heads: ['Pieza', 'Ancho × largo', 'Desde'],
  rows: pieces.map(({ piece, acrossMm, alongMm, yMm }, nth) => ({
    key: piece,
    cells: [
      `${inNumber(from + nth)}. ${marks.get(piece) ?? piece}`,
      sizeInMm(acrossMm, alongMm),
      `${inMetres(yMm)} m`,
    ],
  })),
});

/** The rests of a roll that are kept: "500 × 2,550 mm; …"; empty for none. */
export const restsText = ({ remnants }: RollPlan): string =>
  remnants.map(({ acrossMm, alongMm }) => sizeInMm(acrossMm, alongMm)).join('; ');

const kindNames = { whole: 'Barra', started: 'Sobrante', bought: 'Barra por comprar' } as const;

/** "2 × 1,160 + 420": the lengths of a bar. */
function cutsText(lengths: readonly number[]): string {
  return [...new Set(lengths)]
    .map((length) => {
      const count = lengths.filter((one) => one === length).length;
      return count === 1 ? inNumber(length) : `${inNumber(count)} × ${inNumber(length)}`;
    })
    .join(' + ');
}

/** What is sawn from the bars of a profile: bars that are sawn alike are counted together. */
export function barRows({ bars }: CutResult['bars'][number]): Rows {
  const rows = new Map<
    string,
    { count: number; cells: readonly [kind: string, cuts: string, rest: string] }
  >();
  for (const { kind, lengthMm, pieces, restMm } of bars) {
    const cells = [
      `${kindNames[kind]} de ${inNumber(lengthMm)} mm`,
      `${cutsText(pieces.map((piece) => piece.lengthMm))} mm`,
      `${inNumber(restMm)} mm`,
    ] as const;
    const key = cells.join(' ');
    rows.set(key, { count: (rows.get(key)?.count ?? 0) + 1, cells });
  }
  return {
    heads: ['De', 'Cuántas', 'Cortes', 'Sobra'],
    rows: [...rows].map(([key, { count, cells }]) => ({
      key,
      cells: [cells[0], inNumber(count), cells[1], cells[2]],
    })),
  };
}
