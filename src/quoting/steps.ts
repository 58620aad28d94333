import type { Line } from './line.ts';
import { worksWith } from './making/finish.ts';
import type { Change } from './quote.ts';
import type { Product } from './rules.ts';

/** A change and the line that it results in. */
export interface Step {
  /** Steps of one key differ only by degree: once the first helps, the next is not tried. */
  readonly key: string;
  readonly change: Change;
  readonly apply: (line: Line) => Line;
}

const layChanges = { normal: 'hang', rotated: 'rotate', joined: 'join' } as const;

function lays({ lay: chosen = 'normal' }: Line, { fabric }: Product): readonly Step[] {
  if (fabric === null) return [];
  return (['normal', 'rotated', 'joined'] as const)
    .filter((lay) => lay !== chosen)
    .map((lay) => ({
      key: lay,
      change: { change: layChanges[lay] },
      apply: (line) => ({ ...line, lay }),
    }));
}

function cloths({ cloths: chosen = 1 }: Line, { split }: Product): readonly Step[] {
  return [1, 2, 3]
    .filter((count) => count !== chosen && count <= (split?.maxCloths ?? 1))
    .map((count) => ({
      key: 'cloths',
      change: { change: 'cloths', cloths: count },
      apply: (line) => ({ ...line, cloths: count }),
    }));
}

function rolls({ rollMm }: Line, { fabric }: Product): readonly Step[] {
  const all = fabric?.rolls ?? [];
  const chosen = rollMm ?? all[0]?.widthMm;
  return all
    .map(({ widthMm }) => widthMm)
    .filter((widthMm) => widthMm !== chosen)
    .toSorted((a, b) => a - b)
    .map((widthMm) => ({
      key: 'roll',
      change: { change: 'roll', rollMm: widthMm },
      apply: (line) => ({ ...line, rollMm: widthMm }),
    }));
}

function drives({ control, motor }: Line, { controls }: Product): readonly Step[] {
  const chosen = control ?? controls[0]?.id;
  const others: readonly Step[] = controls
    .filter(({ id }) => id !== chosen)
    .map(({ id }) => ({
      key: `control:${id}`,
      change: { change: 'control', id },
      apply: (line) => ({ ...line, control: id, motor: undefined, remotes: undefined }),
    }));
  const unnamed: Step = {
    key: 'motor',
    change: { change: 'other-motor' },
    apply: (line) => ({ ...line, motor: undefined }),
  };
  return motor === undefined ? others : [unnamed, ...others];
}

function arms({ heightMm }: Line, { projections = [] }: Product): readonly Step[] {
  const lengths = projections.map(({ projectionMm }) => projectionMm);
  const step = (change: 'shorter' | 'longer', projectionMm: number | undefined): readonly Step[] =>
    projectionMm === undefined
      ? []
      : [
          {
            key: change,
            change: { change, projectionMm },
            apply: (line) => ({ ...line, heightMm: projectionMm }),
          },
        ];
  return [
    ...step(
      'shorter',
      lengths.findLast((mm) => mm < heightMm),
    ),
    ...step(
      'longer',
      lengths.find((mm) => mm > heightMm),
    ),
  ];
}

function galleries({ gallery }: Line, { galleryIncluded = false }: Product): readonly Step[] {
  return gallery === undefined || galleryIncluded
    ? []
    : [
        {
          key: 'gallery',
          change: { change: 'without-gallery', id: gallery },
          apply: (line) => ({ ...line, gallery: undefined }),
        },
      ];
}

/** Extras that only some controls can have. */
function extras({ extras: chosen = [] }: Line, product: Product): readonly Step[] {
  return product.extras
    .filter((extra) => chosen.includes(extra.id) && !product.controls.every((one) => worksWith(extra, one)))
    .map(({ id }) => ({
      key: `extra:${id}`,
      change: { change: 'without-extra', id },
      apply: (line) => ({ ...line, extras: line.extras?.filter((other) => other !== id) }),
    }));
}

/** All possible changes of a line in groups: an alternative takes at most one step of each group. */
export const stepsFor = (line: Line, product: Product): readonly (readonly Step[])[] =>
  [lays, cloths, rolls, drives, arms, galleries, extras].map((group) => group(line, product));

/** A line of several equal blinds side by side in place of each of its blinds; together they are not wider. */
export const sideBySide = (line: Line, blinds: number): Line => ({
  ...line,
  widthMm: Math.floor(line.widthMm / blinds),
  quantity: line.quantity * blinds,
});

/** All sets of one to `most` steps from different groups. A set comes after all its subsets. */
export function combinations(
  groups: readonly (readonly Step[])[],
  most: number,
): readonly (readonly Step[])[] {
  const sets = groups.reduce<readonly (readonly Step[])[]>(
    (sofar, group) => [
      ...sofar,
      ...sofar.filter((set) => set.length < most).flatMap((set) => group.map((step) => [...set, step])),
    ],
    [[]],
  );
  return sets.slice(1);
}
