import { describe, expect, it } from 'vitest';
import { planChunks, type Piece } from '../../deploy/plan/chunk-plan.ts';

const piece = (name: string, bytes: number, needs: readonly Piece[] = [], isFixed = false): Piece => ({
  name,
  modules: [`/src/${name}.ts`],
  bytes,
  needs,
  isFixed,
});

const FILE_COSTS = { script: 1_000, sheet: 500 };

/** The files as sorted lists of the pieces' names. */
function filesOf(
  scripts: readonly Piece[],
  views: readonly (readonly [weight: number, ...pieces: readonly Piece[]])[],
  sheets: readonly Piece[] = [],
): readonly string[] {
  const plan = planChunks(
    scripts,
    sheets,
    views.map(([weight, ...pieces]) => ({ weight, pieces: new Set(pieces) })),
    FILE_COSTS,
  );
  const files = new Map<string, string[]>();
  for (const { name, modules } of [...scripts, ...sheets].filter(({ isFixed }) => !isFixed)) {
    const file = plan.get(modules[0] ?? '') ?? 'none';
    files.set(file, [...(files.get(file) ?? []), name].toSorted());
  }
  return [...files.values()].map((names) => names.join(' + ')).toSorted();
}

describe('the plan of chunks', () => {
  it('joins what the same views load', () => {
    const [a, b] = [piece('a', 5_000), piece('b', 9_000)];
    expect(filesOf([a, b], [[1, a, b]])).toEqual(['a + b']);
  });

  it('keeps apart what one view would load in vain', () => {
    const [a, b] = [piece('a', 5_000), piece('b', 9_000)];
    expect(
      filesOf(
        [a, b],
        [
          [1, a, b],
          [1, a],
        ],
      ),
    ).toEqual(['a', 'b']);
  });

  it('joins a small piece that few people load in vain', () => {
    const [a, b] = [piece('a', 5_000), piece('b', 900)];
    expect(
      filesOf(
        [a, b],
        [
          [1, a, b],
          [1, a],
        ],
      ),
    ).toEqual(['a + b']);
    expect(
      filesOf(
        [a, b],
        [
          [1, a, b],
          [2, a],
        ],
      ),
    ).toEqual(['a', 'b']);
  });

  it('counts what a joined piece imports, too', () => {
    const heavy = piece('heavy', 50_000);
    const [a, b] = [piece('a', 5_000), piece('b', 100, [heavy])];
    expect(
      filesOf(
        [a, b, heavy],
        [
          [1, a, b, heavy],
          [1, a],
        ],
      ),
    ).toEqual(['a', 'b + heavy']);
  });

  it('joins no two pieces of which one imports the other by way of a third', () => {
    const low = piece('low', 100);
    const middle = piece('middle', 90_000, [low]);
    const high = piece('high', 100, [middle]);
    const files = filesOf(
      [low, middle, high],
      [
        [5, low, high, middle],
        [1, low, middle],
        [5, low],
      ],
    );
    expect(files).not.toContain('high + low');
  });

  it('leaves fixed pieces as they are', () => {
    const [a, b] = [piece('a', 100, [], true), piece('b', 100)];
    const plan = planChunks([a, b], [], [{ weight: 1, pieces: new Set([a, b]) }], FILE_COSTS);
    expect([...plan]).toEqual([['/src/b.ts', 'b']]);
  });

  it('joins sheets first, wherever their scripts are', () => {
    const sheets = [piece('red', 300), piece('blue', 300)] as const;
    const [a, b] = [piece('a', 40_000, [sheets[0]]), piece('b', 40_000, [sheets[1]])];
    const views = [
      [1, a, sheets[0]],
      [1, b, sheets[1]],
      [2, a, b, ...sheets],
    ] as const;
    expect(filesOf([a, b], views, sheets)).toEqual(['a', 'b', 'blue + red']);
  });

  it('gives files that are called alike different names', () => {
    const one = { ...piece('card', 90_000), modules: ['/src/one/card.ts'] };
    const other = { ...piece('card', 90_000), modules: ['/src/other/card.ts'] };
    const plan = planChunks(
      [one, other],
      [],
      [
        { weight: 1, pieces: new Set([one]) },
        { weight: 1, pieces: new Set([other]) },
      ],
      FILE_COSTS,
    );
    expect(new Set(plan.values()).size).toBe(2);
  });
});
