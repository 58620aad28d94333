import { describe, expect, it } from 'vitest';
import type { Line } from '#src/quoting/line.ts';
import { combinations, stepsFor, type Step } from '#src/quoting/steps.ts';
import { awning, pleated, roller } from './support/example.ts';

const base: Line = { widthMm: 2_000, heightMm: 2_000, quantity: 1 };
const changesOf = (change: Partial<Line>, product = roller) =>
  stepsFor({ ...base, ...change }, product).map((group) =>
    group.map(({ change: { change: name, ...to } }) => [name, ...Object.values(to)].join(' ')),
  );

describe('the possible changes of a line', () => {
  it('are all options that the line does not have', () => {
    expect(changesOf({})).toEqual([
      ['rotate', 'join'],
      ['cloths 2', 'cloths 3'],
      ['roll 3000'],
      ['control motor-radio'],
      [],
      [],
      [],
    ]);
    expect(
      changesOf({ lay: 'joined', cloths: 2, rollMm: 3_000, control: 'motor-radio', motor: 'motor-1-nm' }),
    ).toEqual([
      ['hang', 'rotate'],
      ['cloths 1', 'cloths 3'],
      ['roll 2500'],
      ['other-motor', 'control cadena'],
      [],
      [],
      [],
    ]);
  });

  it("include only the product's options", () => {
    expect(changesOf({ cloths: 3 }, pleated)).toEqual([
      [],
      ['cloths 1', 'cloths 2'],
      [],
      ['control motor-radio'],
      [],
      [],
      [],
    ]);
    expect(changesOf({ cloths: 2 }, awning)[1]).toEqual(['cloths 1']);
  });

  it("include an awning's next longer and shorter arms", () => {
    expect(changesOf({ heightMm: 2_030 }, awning)[4]).toEqual(['shorter 1520', 'longer 2540']);
    expect(changesOf({ heightMm: 2_100 }, awning)[4]).toEqual(['shorter 2030', 'longer 2540']);
  });

  it('include leaving out a gallery, and extras that some controls cannot have', () => {
    const chosen = { gallery: 'cofre', extras: ['instalacion', 'sensor-sol'] };
    expect(changesOf(chosen).slice(5)).toEqual([['without-gallery cofre'], ['without-extra sensor-sol']]);
    expect(changesOf(chosen, { ...roller, galleryIncluded: true })[5]).toEqual([]);
  });

  it('share a key when they differ only in degree', () => {
    const keys = stepsFor({ ...base, motor: 'motor-1-nm' }, roller).map((group) =>
      group.map(({ key }) => key),
    );
    expect(keys).toEqual([
      ['rotated', 'joined'],
      ['cloths', 'cloths'],
      ['roll'],
      ['motor', 'control:motor-radio'],
      [],
      [],
      [],
    ]);
  });
});

const step = (key: string): Step => ({ key, change: { change: 'hang' }, apply: (line) => line });
const sets = (most: number) =>
  combinations([['a', 'A'].map(step), [step('b')], [step('c')]], most).map((set) =>
    set.map(({ key }) => key).join(''),
  );

describe('sets of changes', () => {
  it('have at most one of each group, and follow their subsets', () => {
    expect(sets(3)).toEqual(['a', 'A', 'b', 'ab', 'Ab', 'c', 'ac', 'Ac', 'bc', 'abc', 'Abc']);
  });

  it('have at most the allowed number', () => {
    expect(sets(2)).toEqual(['a', 'A', 'b', 'ab', 'Ab', 'c', 'ac', 'Ac', 'bc']);
    expect(sets(1)).toEqual(['a', 'A', 'b', 'c']);
  });
});
