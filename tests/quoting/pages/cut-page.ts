import { cutTables } from '#src/content/cuts/cut-tables.ts';
import { quotable } from '#src/content/quotable.ts';
import type { CutTable, Figure, Length, Number } from '#src/quoting/cuts/table.ts';
import { cutBook, type CutEntry } from '../cut-book.ts';
import { markdownTable } from '../support/markdown-table.ts';

/** The golden cut book and the cut tables as a page to read, in Markdown. All lengths are in mm. */

const signed = (mm: number) => (mm < 0 ? `− ${String(-mm)}` : `+ ${String(mm)}`);

/** "width − 33": the sides of a length and its figure. */
function lengthText({ of, plus }: Length): string {
  const sides = Object.entries(of).map(([side, times = 1]) =>
    times === 1 ? side : `${String(times)} × ${side}`,
  );
  if (sides.length === 0) return String(plus.mm);
  return [sides.join(' + '), ...(plus.mm === 0 ? [] : [signed(plus.mm)])].join(' ');
}

function numberText(number: Number): string {
  if (number.by === 'count') return String(number.count);
  const { along, every, more, least } = number;
  const extra = more === 0 ? '' : more < 0 ? `, less ${String(-more)}` : `, and ${String(more)}`;
  return `one for each started ${String(every.mm)} of ${lengthText(along)}${extra}; ${String(least)} or more`;
}

type Row = readonly [part: string, length: string, number: string, source: string];

const sources = (...figures: readonly Pick<Figure, 'from'>[]) =>
  [...new Set(figures.map(({ from }) => from))].join(', ');

/** One of a part needs no source. */
const sourceOf = (number: Number) =>
  number.by === 'stretch' ? [number.along.plus, number.every] : number.count > 1 ? [number] : [];

const whenText = (when: CutTable['bars'][number]['when']) => {
  const named = [...(when?.controls ?? []), ...(when?.extra === undefined ? [] : [when.extra])];
  return named.length === 0 ? '' : ` (${named.join(', ')})`;
};

function clothRows(cloth: CutTable['cloth']): readonly Row[] {
  if (cloth === null) return [];
  const { width, height, wrap, hem, between, seam, strip, panels } = cloth;
  const figures = [
    ['wound or held above', wrap],
    ['hem', hem],
    ['between cloths', between],
    ['seam', seam],
    ['widest strip', strip],
    ['widest panel', panels?.widest],
    ['lap of panels', panels?.lap],
  ] as const;
  return [
    ['cloth', `${lengthText(width)} by ${lengthText(height)}`, '', sources(width.plus, height.plus)],
    ...figures.flatMap(([name, figure]): readonly Row[] =>
      figure === undefined ? [] : [[name, String(figure.mm), '', figure.from]],
    ),
  ];
}

const rowsOf = ({ cloth, bars, sheets, pieces }: CutTable): readonly Row[] => [
  ...clothRows(cloth),
  ...bars.map(({ part, length, number, when }): Row => [
    `${part}${whenText(when)}`,
    lengthText(length),
    numberText(number),
    sources(length.plus, ...sourceOf(number)),
  ]),
  ...sheets.map(({ part, width, height, number, when }): Row => [
    `${part}${whenText(when)}`,
    `${lengthText(width)} by ${lengthText(height)}`,
    numberText(number),
    sources(width.plus, height.plus, ...sourceOf(number)),
  ]),
  ...pieces.map(({ part, number }): Row => [part, '', numberText(number), sources(...sourceOf(number))]),
];

/** The tables that differ, each with the variants that share it. */
function tables(): readonly { readonly slugs: readonly string[]; readonly rows: readonly Row[] }[] {
  const found = new Map<string, { slugs: string[]; rows: readonly Row[] }>();
  for (const { slug } of quotable.variants) {
    const table = cutTables[slug];
    if (table === undefined) continue;
    const rows = rowsOf(table);
    const shared = found.get(JSON.stringify(rows)) ?? { slugs: [], rows };
    shared.slugs.push(slug);
    found.set(JSON.stringify(rows), shared);
  }
  return [...found.values()];
}

function optionsOf({ line, mount, controlMm }: CutEntry): string {
  const { control, gallery, lay, cloths, rollMm, extras = [] } = line;
  return [
    mount ?? 'no mount',
    ...[control, gallery, lay].filter((option) => option !== undefined),
    ...(cloths === undefined ? [] : [`${String(cloths)} cloths`]),
    ...(rollMm === undefined ? [] : [`roll of ${String(rollMm)}`]),
    ...extras,
    ...(controlMm === undefined ? [] : [`hangs ${String(controlMm)}`]),
  ].join(', ');
}

const exampleRow = (entry: CutEntry) => [
  entry.name,
  entry.variant,
  `${String(entry.line.widthMm)} × ${String(entry.line.heightMm)}`,
  optionsOf(entry),
  entry.parts.join('; '),
];

/** The whole page. */
export const cutPage = (): string => `# The golden cut book

The examples of \`tests/quoting/cut-book.ts\`, whose parts were worked out by hand from the tables below;
\`npm run cut-book\` writes this page, and tests compare both with the engine. All lengths are in mm. What a source stands
for is in \`docs/decisions/060-cut-sizes.md\`; the figures themselves are in \`src/content/cuts/\`.

## Examples

${markdownTable(['example', 'product', 'ordered', 'options', 'parts of one piece'], cutBook.map(exampleRow))}

## Tables

The width of what hangs inside its recess is what was ordered less what the factory takes off (\`insideDeductionMm\` of
each product's measuring). Cloth from a roll is as tall as its layers, what its gallery hides, what is wound and its hem.

${tables()
  .map(
    ({ slugs, rows }) => `### ${slugs.join(', ')}

${markdownTable(['part', 'length', 'how many', 'source'], rows)}`,
  )
  .join('\n\n')}
`;
