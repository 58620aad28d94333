import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ChartView } from '#charts/layout/chart-layout.ts';
import { collapsibleStates, MANY_STATES } from '#charts/layout/collapse.ts';
import { layOut } from '#charts/layout/layout.ts';
import { machines } from '#machines/index.ts';
import { fileTexts, fingerprintOf, FOLDER, readDrawing, subjects } from '#stories/charts/layout/files.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;

const holds = (outer: Box, inner: Box) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.w >= inner.x + inner.w &&
  outer.y + outer.h >= inner.y + inner.h;

const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));

/** Ids of the transitions in a drawing. */
const edgesOf = ({ pills }: ChartView) => pills.flatMap(({ edges }) => edges);

/** Both ends of a line, and its distance from the box at each end. */
const isAtBorder = ({ x, y, w, h }: Box, [px, py]: readonly [number, number]) =>
  px >= x - 1 && px <= x + w + 1 && py >= y - 1 && py <= y + h + 1;

it('there is a drawing for every machine of the table, and no other', () => {
  const names = subjects.map(({ name }) => `${name}.json`);
  expect(names).toEqual(expect.arrayContaining(Object.keys(machines).map((name) => `${name}.json`)));
  expect(readdirSync(FOLDER).toSorted()).toEqual(names.toSorted());
});

it('no module of the page imports the layout library', () => {
  const folder = 'charts';
  const importing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /from '(?:elkjs|(?:\.|\.\.\/layout)\/(?:layout|skeleton|recipes|drawing)\.ts)'/.test(
        readFileSync(join(folder, file), 'utf8').replaceAll(/import type [^;]*;/g, ''),
      ),
    );
  expect(importing.toSorted()).toEqual(['layout/drawing.ts', 'layout/layout.ts']);
});

/** Laying all charts out takes a minute: here one, in the sweep all. */
const toLayOut = process.env['SWEEP'] === '1' ? subjects : subjects.filter(({ name }) => name === 'session');

it.each(toLayOut)('laying $name out gives its drawing again', async (subject) => {
  const laidOut = await layOut(subject.graph, subject.words);
  expect(readDrawing(subject.name)).toEqual({ madeFrom: fingerprintOf(subject), ...laidOut });
});

it('charts that look the same have one drawing, and each file is as the program writes it', () => {
  const charts = subjects.map((subject) => {
    const { tall, wide } = readDrawing(subject.name);
    return { subject, layouts: { tall, wide } };
  });
  const texts = fileTexts(charts);
  for (const [name, text] of texts) {
    expect(JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')), name).toEqual(JSON.parse(text));
  }
});

describe.each(subjects)('the drawing of $name', (subject) => {
  const { name, graph } = subject;
  const { madeFrom, tall, wide } = readDrawing(name);
  const views = [...tall, ...wide];

  it('is made from the chart as it is (npm run charts writes it)', () => {
    expect(madeFrom).toBe(fingerprintOf(subject));
  });

  it('holds every state and every transition', () => {
    for (const open of [tall[0], wide[0]]) {
      expect(open?.states.map(({ id }) => id).toSorted()).toEqual(
        graph.states.map(({ id }) => id).toSorted(),
      );
      expect(edgesOf(open ?? raise()).toSorted()).toEqual(graph.edges.map(({ id }) => id).toSorted());
    }
  });

  it.each(views)('leads every line from its source to its targets ($collapsed.length collapsed)', (view) => {
    const boxes = new Map(view.states.map((state) => [state.id, state]));
    for (const { paths, edges } of view.pills) {
      for (const { target, points } of paths) {
        const end = points.at(-1);
        expect(end !== undefined && isAtBorder(boxes.get(target) ?? raise(), end), edges.join()).toBe(true);
      }
    }
  });

  it.each(views)('has no overlapping elements ($collapsed.length collapsed)', (view) => {
    const parents = new Map(graph.states.map(({ id, parent }) => [id, parent]));
    const boxes = new Map(view.states.map((state) => [state.id, state]));
    const page = { x: 0, y: 0, w: view.width, h: view.height };
    for (const state of view.states) {
      const parent = boxes.get(parents.get(state.id) ?? '');
      expect(holds(parent ?? page, state), state.id).toBe(true);
    }
    const siblings = pairs(view.states).filter(
      ([one, other]) => parents.get(one.id) === parents.get(other.id),
    );
    for (const [one, other] of siblings) expect(overlap(one, other), `${one.id} ${other.id}`).toBe(false);
    for (const [one, other] of pairs(view.pills)) {
      expect(overlap(one, other), `${one.edges.join()} ${other.edges.join()}`).toBe(false);
    }
    for (const pill of view.pills) {
      for (const state of view.states.slice(1)) {
        const isApart =
          !overlap(pill, state) ||
          holds({ ...state, y: state.y + state.head, h: state.h - state.head }, pill);
        expect(isApart, `${pill.edges.join()} ${state.id}`).toBe(true);
      }
    }
  });
});

describe('a chart above the limit of states', () => {
  const { graph, words } = subjects.find(({ name }) => name === 'sample-warehouse') ?? raise();
  const { tall: views } = readDrawing('sample-warehouse');
  const compounds = collapsibleStates(graph);

  it('has more states than the limit', () => {
    expect(graph.states.length).toBeGreaterThan(MANY_STATES);
    expect(Object.keys(words.states)).toHaveLength(graph.states.length - 1);
  });

  it('has drawings for all open, all collapsed, and each compound state open', () => {
    const [open, collapsed, ...opened] = views;
    expect(open?.collapsed).toEqual([]);
    expect(collapsed?.collapsed).toEqual(compounds);
    expect(opened).toHaveLength(compounds.length);
    for (const [index, id] of compounds.entries()) {
      const shown = opened[index]?.states.find((state) => state.id === id);
      expect(shown?.collapsed, id).toBe(false);
    }
  });

  it('counts the collapsed states and merges transitions with the same ends', () => {
    const [, collapsed] = views;
    expect(collapsed?.states.find(({ id }) => id === 'warehouse.north')?.opener?.hidden).toBe(6);
    const merged = collapsed?.pills.filter(({ edges }) => edges.length > 1) ?? [];
    for (const { lines, edges } of merged)
      expect(lines.join(' ')).toBe(`${String(edges.length)} transiciones`);
  });
});

function raise(): never {
  throw new Error('the item is missing');
}
