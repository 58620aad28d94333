import type { ElkExtendedEdge, ElkNode, ElkShape } from 'elkjs';
import type { Bundle } from './bundle.ts';
import type { ChartView, Pill, Point } from './chart-layout.ts';
import type { PillContent } from './content.ts';
import { sizes } from './sizes.ts';
import { branchId, startId, type Parts } from './skeleton.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Converts ELK's layout to the chart's drawing. */
export function drawing(parts: Parts, placed: ElkNode, collapsed: ReadonlySet<string>): ChartView {
  const { states, contents, bundles } = parts;
  const nodes = new Map(flatten(placed).map((node) => [node.id, boxOf(node)]));
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  const nodeAt = (id: string) => nodes.get(id) ?? NOWHERE;
  const pointsOf = (id: string) => pointsAlong(edges.get(id));
  const labelAt = ({ id, targets: [target = ''] }: Bundle, bundle: Bundle) =>
    boxOf(edges.get(branchId(bundle, target))?.labels?.find((label) => label.id === id) ?? {});

  const stackOf = (bundle: Bundle): Pill[] => {
    const pills = parts.pills.get(bundle.id) ?? [];
    const paths = bundle.targets.map((target) => ({ target, points: pointsOf(branchId(bundle, target)) }));
    return stack(pills, bundle.kind === 'within' ? nodeAt(bundle.id) : labelAt(bundle, bundle)).map(
      (pill) => ({
        ...pill,
        paths,
      }),
    );
  };
  const insideOf = (id: string): Pill[] =>
    (contents.get(id)?.inside ?? []).map((pill) => ({ ...moved(pill, nodeAt(id)), paths: [] }));

  return rounded({
    collapsed: [...collapsed],
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    states: states.flatMap(({ id }) => {
      const content = contents.get(id);
      if (content === undefined) return [];
      const { title, key, notes, head, invokes, opener } = content;
      const box = nodeAt(id);
      return {
        ...{ id, ...box, collapsed: content.collapsed, head, title, key, notes },
        invokes: invokes.map((one) => moved(one, box)),
        opener: opener && moved(opener, box),
      };
    }),
    pills: [
      ...states.flatMap(({ id }) => insideOf(id)),
      ...bundles.filter(({ kind }) => kind !== 'inside').flatMap(stackOf),
    ],
    starts: states
      .filter(({ initial }) => initial !== null)
      .map(({ id }) => {
        const { x, y } = nodeAt(startId(id));
        return { parent: id, x: x + sizes.dot / 2, y: y + sizes.dot / 2, points: pointsOf(startId(id)) };
      }),
  });
}

const NOWHERE: Box = { x: 0, y: 0, w: 0, h: 0 };

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkShape): Box => ({ x, y, w: width, h: height });

const flatten = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flatten)];

const moved = <Placed extends { readonly x: number; readonly y: number }>(one: Placed, by: Box): Placed => ({
  ...one,
  x: one.x + by.x,
  y: one.y + by.y,
});

const pointsAlong = (edge: ElkExtendedEdge | undefined): Point[] =>
  (edge?.sections ?? [])
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }) => [x, y]);

/** Stacked labels, centred in the room reserved for them. */
function stack(pills: readonly PillContent[], room: Box): (PillContent & Box)[] {
  let y = room.y;
  return pills.map((pill) => {
    const placed = { ...pill, x: room.x + (room.w - pill.w) / 2, y };
    y += pill.h + sizes.gap;
    return placed;
  });
}

/** Half a pixel is precise enough, and keeps the files free of long decimals. */
const rounded = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 2) / 2 : value,
  );
