import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import {
  exportOf,
  questions,
  troubles,
  troubleStoryId,
  troubleWalk,
} from '#stories/charts/failures/troubles.ts';
import { createPlanner } from '#stories/charts/fixtures/planner.ts';
import { walkable } from '#stories/charts/fixtures/walkable.ts';

describe.each(questions())('$machine: $invoke', (asked) => {
  const { machine, invoke } = asked;

  it('a walk leads to its failure', () => {
    const walk = troubleWalk(machine, invoke, 'unreachable');
    expect(walk?.acts.at(-1)?.act).toEqual({ do: 'answer', invoke, with: 'unreachable' });
  });

  it('a walk leads to where it takes long', () => {
    const walk = troubleWalk(machine, invoke, 'slow') ?? { start: 0, acts: [] };
    const planner = createPlanner(walkable(machine));
    const end = walk.acts.reduce(
      (from, { act }) => planner.tryOut(from, act)?.to ?? from,
      planner.begin(walk.start).to,
    );
    expect(end.hasTag('slow')).toBe(true);
  });

  it('its stories are found by the ids that Storybook gives them', () => {
    for (const trouble of troubles) {
      const id = toId(`fallas-${trouble}`, storyNameFromExport(exportOf(asked)));
      expect(troubleStoryId(asked, trouble)).toBe(id);
    }
  });
});
