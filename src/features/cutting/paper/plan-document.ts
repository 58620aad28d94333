import type { Column, Content, ContentTable, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { CuttingStock } from '#src/api/contract/assumed/cutting.ts';
import { site } from '#src/config/site.ts';
import { TABLE_MM } from '#src/content/cuts/materials.ts';
import type { CutResult, RollPlan } from '#src/cutting/index.ts';
import type { Paper } from '#src/features/pdf/make-pdf.ts';
import { letterPage, LOGO, ruledTable, SOFT } from '#src/features/pdf/paper-style.ts';
import { inMetres } from '#src/format/measures.ts';
import { inNumber } from '#src/format/numbers.ts';
import { unbroken } from '#src/format/words.ts';
import type { CutList } from '#src/materials/cut-list.ts';
import { barFacts, clothFacts, rollName } from '../plan/plan-figures.ts';
import { barRows, numberedRolls, restsText, rollRows, squareText, trimText } from '../plan/plan-rows.ts';
import { restLabels } from '../plan/rests.ts';
import { stripDrawing } from './strip-drawing.ts';
import { longestStretch, stripsOf } from './strips.ts';

/** A plan as it is printed. */
export interface PrintedPlan {
  readonly title: string;
  /** The orders or pieces that it cuts. */
  readonly of: string;
  readonly result: CutResult;
  readonly list: CutList;
  /** What is written on each rest that is kept. @default the labels of a plan without a folio */
  readonly labels?: ReadonlyMap<object, string>;
}

/** The width between the margins of a Letter page, in points. */
const WIDTH = 528;
/** Points in a millimetre of paper. */
const POINTS_A_MM = 72 / 25.4;

const small = { color: SOFT, fontSize: 8.5 } as const;

const heading = (text: string): TableCell => ({ text, color: SOFT, fontSize: 8 });

/** What is paid is not for the workshop's table. */
const WITHOUT_COSTS: CuttingStock = { materials: [], plans: [] };

function tableOf({ heads, rows }: ReturnType<typeof barRows>, widths: (number | '*')[]): ContentTable {
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [heads.map(heading), ...rows.map(({ cells }): TableCell[] => [...cells])],
    },
    layout: { ...ruledTable, paddingTop: () => 2.5, paddingBottom: () => 2.5 },
    fontSize: 8.5,
    margin: [0, 4, 0, 0],
  };
}

interface RollBlock {
  /** The roll's name and its first drawing, which stay together. */
  readonly head: Content[];
  readonly rest: Content[];
}

/** What the blocks of a plan share. */
interface Shared {
  readonly list: CutList;
  readonly labels: ReadonlyMap<object, string>;
  /** Points a millimetre of cloth. */
  readonly scale: number;
}

function rollBlock(roll: RollPlan, from: number, { list, labels, scale }: Shared): RollBlock {
  const [first, ...others] = stripsOf(roll, WIDTH / scale).map((strip): Content => {
    const { svg, width } = stripDrawing({
      ...{ roll, strip, from, scale },
      nameOf: (piece) => list.marks.get(piece) ?? '',
      labelOf: (rest) => labels.get(rest) ?? '',
    });
    return { svg, width, margin: [0, 4, 0, 2] };
  });
  const name: Content = {
    text: `${rollName(roll)}: se cortan ${inMetres(roll.usedMm)} m`,
    bold: true,
    margin: [0, 8, 0, 0],
  };
  const rests: Content = {
    text: `${squareText(roll)} ${restsText(roll, labels)}`.trim(),
    ...small,
    margin: [0, 3, 0, 0],
  };
  return {
    head: [name, ...(first === undefined ? [] : [first])],
    rest: [...others, tableOf(rollRows(roll, from, list), ['*', 130, 50]), rests],
  };
}

function clothHead({ key, unplaced, ...plan }: CutResult['cloths'][number], list: CutList): Content[] {
  const group = list.cloths.find(({ code }) => code === key);
  const swatch: Column = {
    canvas: [
      { type: 'rect', x: 0, y: 2, w: 20, h: 11, color: group?.hex ?? '', lineColor: SOFT, lineWidth: 0.5 },
    ],
    width: 26,
  };
  const facts = clothFacts({ key, unplaced, ...plan }, WITHOUT_COSTS);
  const missing: Content = {
    text: `No hay rollo tan ancho para ${inNumber(unplaced.length)} de sus piezas.`,
    bold: true,
  };
  return [
    {
      columns: [swatch, { text: `${group?.name ?? ''} ${key}`.trim(), bold: true, fontSize: 12 }],
      margin: [0, 14, 0, 2],
    },
    { text: unbroken(facts.map(({ name, value }) => `${name}: ${value}`).join(' · ')), ...small },
    ...(unplaced.length === 0 ? [] : [missing]),
  ];
}

function clothBlock(plan: CutResult['cloths'][number], shared: Shared): Content[] {
  const [first, ...others] = numberedRolls(plan).map(({ roll, from }) => rollBlock(roll, from, shared));
  return [
    { stack: [...clothHead(plan, shared.list), ...(first?.head ?? [])], unbreakable: true },
    ...(first?.rest ?? []),
    ...others.flatMap(({ head, rest }): Content[] => [{ stack: head, unbreakable: true }, ...rest]),
  ];
}

function barBlock(plan: CutResult['bars'][number], { list, labels }: Shared): Content {
  const name = list.bars.find(({ code }) => code === plan.key)?.name ?? plan.key;
  const rows = barRows(plan, list, labels);
  return {
    stack: [
      { text: `${name} ${plan.key}: ${barFacts(plan)}`, bold: true, margin: [0, 10, 0, 0] },
      { text: trimText(plan.key, list), ...small },
      tableOf(rows, ['*', 60, 150, 60]),
    ],
    unbreakable: rows.rows.length < 20,
  };
}

/** The drawing's scale: the longest stretch that lies on the table fills the page. */
function scaleOf({ cloths }: CutResult): number {
  const longest = Math.max(TABLE_MM, ...cloths.flatMap(({ rolls }) => rolls.map(longestStretch)));
  return WIDTH / longest;
}

/** A cut plan on Letter pages: each roll to scale, what is cut from it, and what is sawn. It holds no costs. */
function planDocument({ title, of, result, list, labels }: PrintedPlan): TDocumentDefinitions {
  const scale = scaleOf(result);
  const shared: Shared = { list, labels: labels ?? restLabels(result), scale };
  const isDrawn = result.cloths.length > 0;
  return {
    ...letterPage(title, site.brand),
    content: [
      {
        columns: [
          { svg: LOGO, width: 90 },
          {
            stack: [
              { text: title, fontSize: 15, alignment: 'right' },
              { text: of, alignment: 'right', color: SOFT },
            ],
          },
        ],
      },
      ...(isDrawn
        ? [
            {
              text: `Rollos a escala 1:${String(Math.round(POINTS_A_MM / scale))}. Las líneas rojas son cortes de orilla a orilla, con su distancia desde el inicio del rollo.`,
              color: SOFT,
              fontSize: 8.5,
              margin: [0, 8, 0, 0],
            } satisfies Content,
          ]
        : []),
      ...(list.unknown.length === 0
        ? []
        : [
            {
              text: `No sabemos cortar ${list.unknown.join(', ')}.`,
              bold: true,
              margin: [0, 6, 0, 0],
            } satisfies Content,
          ]),
      ...result.cloths.flatMap((plan) => clothBlock(plan, shared)),
      ...result.bars.map((plan) => barBlock(plan, shared)),
    ],
    footer: (at, count) => ({
      text: `${title} · Página ${String(at)} de ${String(count)}`,
      alignment: 'right',
      color: SOFT,
      fontSize: 8,
      margin: [42, 18, 42, 0],
    }),
  };
}

/** A cut plan as a paper; its drawings are lines of the PDF. */
export const planPaper = (plan: PrintedPlan): Paper => ({
  document: () => planDocument(plan),
});
