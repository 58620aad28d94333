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

/** "P-2051 2/5 Sala, contrapeso" */
const pieceText = (piece: string, { marks, partNames }: CutList): string =>
  [marks.get(piece) ?? piece, partNames.get(piece)?.toLocaleLowerCase('es')]
    .filter((text) => text !== undefined)
    .join(', ');

/** What is cut from a roll. @param from the number of its first piece */
export const rollRows = ({ pieces }: RollPlan, from: number, list: CutList): Rows => ({
  heads: ['Pieza', 'Ancho × largo', 'Desde'],
  rows: pieces.map(({ piece, acrossMm, alongMm, yMm }, nth) => ({
    key: piece,
    cells: [
      `${inNumber(from + nth)}. ${pieceText(piece, list)}`,
      sizeInMm(acrossMm, alongMm),
      `${inMetres(yMm)} m`,
    ],
  })),
});

/** What is written on each rest that is kept. */
type Labels = ReadonlyMap<object, string>;

/** What becomes of a roll's rests: "Se guarda PC-14-R1 de 500 × 2,550 mm. Lo demás es merma." */
export function restsText({ remnants }: RollPlan, labels: Labels): string {
  if (remnants.length === 0) return 'Lo que sobra es merma.';
  const kept = remnants.map((rest) =>
    [labels.get(rest) ?? '', 'de', sizeInMm(rest.acrossMm, rest.alongMm)].join(' ').trim(),
  );
  return `Se guarda ${kept.join('; ')}. Lo demás es merma.`;
}

/** What is cut off a roll first: "Los primeros 30 mm escuadran el rollo."; empty where nothing is. */
export function squareText({ pieces }: RollPlan): string {
  const squareMm = Math.min(...pieces.map(({ yMm }) => yMm));
  return pieces.length === 0 || squareMm === 0
    ? ''
    : `Los primeros ${inNumber(squareMm)} mm escuadran el rollo.`;
}

/** What is cut off the ends of a profile's bars; empty where nothing is. */
export const trimText = (key: string, { bars }: CutList): string => {
  const { trimMm = 0 } = bars.find(({ code }) => code === key) ?? {};
  return trimMm === 0 ? '' : `Despunta ${inNumber(trimMm)} mm en cada extremo de una barra nueva.`;
};

const kindNames = { whole: 'Barra', started: 'Sobrante', bought: 'Barra por comprar' } as const;

/** Every length that is sawn from the bars of a profile, and what is left of each bar. */
export function barRows({ bars }: CutResult['bars'][number], list: CutList, labels: Labels): Rows {
  let nth = 0;
  return {
    heads: ['Pieza', 'Largo', 'De', 'Desde'],
    rows: bars.flatMap((bar, at): readonly Row[] => {
      const { kind, lengthMm, pieces, restMm } = bar;
      const from = `${inNumber(at + 1)}. ${kindNames[kind]} de ${inNumber(lengthMm)} mm`;
      const label = labels.get(bar);
      const inMm = (mm: number) => `${inNumber(mm)} mm`;
      return [
        ...pieces.map(({ piece, atMm, lengthMm: length }) => {
          nth += 1;
          return {
            key: piece,
            cells: [`${inNumber(nth)}. ${pieceText(piece, list)}`, inMm(length), from, inMm(atMm)],
          };
        }),
        ...(restMm === 0
          ? []
          : [
              {
                key: `rest ${String(at)}`,
                cells: [
                  label === undefined ? 'Sobra: merma' : `Sobra: se guarda ${label}`,
                  ...[inMm(restMm), from, inMm(lengthMm - restMm)],
                ],
              },
            ]),
      ];
    }),
  };
}
