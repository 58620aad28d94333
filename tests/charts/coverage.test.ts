import { describe, expect, it } from 'vitest';
import { graphOf } from '#charts/graph/graph.ts';
import { machines } from '#machines/index.ts';
import { tourOf } from '#stories/charts/fixtures/tour.ts';
import { walkable } from '#stories/charts/fixtures/walkable.ts';
import { marksOf } from '#stories/charts/progress/marks.ts';
import { merge, readCoverageFile, type WalkedEdge, type Walks } from '#stories/charts/progress/record.ts';
import { summaryOf } from '#stories/charts/progress/summary.ts';

const graph = graphOf(machines.session);
const marks = marksOf(graph);
const [first = '', second = '', third = ''] = [...marks.keys()];

const walkedAt = (at: string, id = first, mark = marks.get(id) ?? ''): WalkedEdge => ({
  mark,
  version: '0.1.0',
  at,
});

describe('the records of two testers', () => {
  const ana: Walks = {
    session: { [first]: walkedAt('2026-11-20'), [second]: walkedAt('2026-11-20', second) },
  };
  const beto: Walks = {
    session: { [first]: walkedAt('2026-11-22', first, 'changed'), [third]: walkedAt('2026-11-21', third) },
    captcha: { other: walkedAt('2026-11-21') },
  };

  it('add up, with the later walk of what both have walked, in whatever order', () => {
    const merged = merge(ana, beto);
    expect(merge(beto, ana)).toEqual(merged);
    expect(merge(merged, beto)).toEqual(merged);
    expect(Object.keys(merged['session'] ?? {})).toEqual([first, second, third]);
    expect(merged['session']?.[first]?.at).toBe('2026-11-22');
  });

  it('keep what was said of a transition when somebody else only passes by later', () => {
    const mark = marks.get(first) ?? '';
    const judged = { mark, version: '0.1.0', at: '2026-11-21', is: 'wrong' as const, by: 'Ana' };
    const said: Walks = { session: { [first]: { ...walkedAt('2026-11-20'), judged } } };
    const passing: Walks = { session: { [first]: walkedAt('2026-11-25') } };
    for (const merged of [merge(said, passing), merge(passing, said)]) {
      expect(merged['session']?.[first]).toEqual({ ...walkedAt('2026-11-25'), judged });
      expect([...summaryOf(merged, 'session', marks).judged]).toEqual([[first, judged]]);
    }
    expect(summaryOf(passing, 'session', marks).judged.size).toBe(0);
    const changed = new Map([...marks, [first, 'changed']]);
    expect(summaryOf(said, 'session', changed).judged.size, 'it was said of what it was before').toBe(0);
  });

  it('B157: keep all that was said, and what a tester takes back no longer counts', () => {
    const mark = marks.get(first) ?? '';
    const sayAt = (at: string, is: 'right' | 'wrong' | 'open', by = 'Ana'): Walks => ({
      session: { [first]: { ...walkedAt('2026-11-20'), judged: { mark, version: '0.1.0', at, is, by } } },
    });
    const all = [
      sayAt('2026-11-21', 'wrong'),
      sayAt('2026-11-22', 'right', 'Beto'),
      sayAt('2026-11-23', 'open'),
    ];
    for (const merged of [all.reduce(merge), all.toReversed().reduce(merge)]) {
      const { judged, said } = summaryOf(merge(merged, all[1] ?? {}), 'session', marks);
      expect(said.get(first)?.map(({ is, by }) => `${by} ${is}`)).toEqual([
        'Ana open',
        'Beto right',
        'Ana wrong',
      ]);
      expect(judged.get(first), 'what Beto said stays').toMatchObject({ is: 'right', by: 'Beto' });
    }
    const own = [sayAt('2026-11-21', 'wrong'), sayAt('2026-11-23', 'open')].reduce(merge);
    expect(summaryOf(own, 'session', marks).judged.size).toBe(0);
    const again = merge(own, sayAt('2026-11-24', 'right'));
    expect(summaryOf(again, 'session', marks).judged.get(first)?.is).toBe('right');
    expect(again['session']?.[first]?.former).toHaveLength(2);
  });

  it('say what is walked, what has changed since, and what nobody has walked', () => {
    const { total, walked, changed, left } = summaryOf(merge(ana, beto), 'session', marks);
    expect(walked).toEqual([second, third]);
    expect(changed.map(({ id }) => id)).toEqual([first]);
    expect(left).toHaveLength(total - 3);
  });
});

it('a file holds one record; other JSON is refused', () => {
  const file = { format: 'rollux-avance-1', tester: 'Ana', version: '0.1.0', walks: {} };
  expect(readCoverageFile(JSON.stringify(file))).toEqual(file);
  const pictured = { ...file, pictures: { one: 'data:image/webp;base64,UklGRg==', other: '' } };
  expect(readCoverageFile(JSON.stringify(pictured))).toEqual(pictured);
  expect(readCoverageFile(JSON.stringify({ ...file, pictures: { one: 'https://ejemplo.mx/a' } }))).toBeNull();
  expect(readCoverageFile('{"format":"rollux-recorrido-1"}')).toBeNull();
  expect(readCoverageFile('{')).toBeNull();
});

it('a transition has another mark when it, or what its states do, has changed', () => {
  const [edge] = graph.edges;
  const changed = marksOf({
    ...graph,
    edges: graph.edges.map((one) => (one === edge ? { ...one, guard: 'isOther' } : one)),
  });
  expect([...marks].filter(([id, mark]) => changed.get(id) !== mark).map(([id]) => id)).toEqual([first]);
  const busier = marksOf({
    ...graph,
    states: graph.states.map((state) =>
      state.id === 'session.expired' ? { ...state, entry: ['tellAll'] } : state,
    ),
  });
  const again = [...marks].filter(([id, mark]) => busier.get(id) !== mark).map(([id]) => id);
  expect(again.length).toBeGreaterThan(0);
  const touched = graph.edges.filter(({ source, targets }) =>
    [source, ...targets].includes('session.expired'),
  );
  expect(again).toEqual(touched.map(({ id }) => id));
});

it('walks are planned only for what is not walked', () => {
  const { walks, left } = tourOf(walkable('session'), new Set(graph.edges.slice(1).map(({ id }) => id)));
  expect(left).toEqual([]);
  expect(walks).toHaveLength(1);
  expect(tourOf(walkable('session'), new Set(marks.keys())).walks).toEqual([]);
});
