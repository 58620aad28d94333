import { afterAll, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';
import { mocks, resetMocks } from '#.storybook/mocks.ts';
import { walks } from '#machines/walks.ts';
import { createPlanner } from '#stories/charts/fixtures/planner.ts';
import { walkable, type Walkable } from '#stories/charts/fixtures/walkable.ts';
import { Screen } from '#stories/charts/stage/screen.tsx';
import { createStage } from '#stories/charts/stage/stage.ts';
import { createTally } from '#tests/support/run/tally.ts';
import { show } from '../support/show.tsx';
import { createPerson } from '../walks/support/person.ts';
import type { AnyScreen } from '../walks/support/screen.ts';
import { callSites, nameOf, sampleFor, type CallSite } from './call-sites.ts';
import { matrixFaults, type Fault } from './faults.ts';
import type { Place } from './place.ts';
import { runCell } from './run-cell.ts';

const anyScreens: Readonly<Record<keyof typeof walks, AnyScreen>> = walks;

/** The faults to try at each place: all in the sweep, else one place of each class for every fault. */
function faultsAt(site: CallSite): readonly Fault[] {
  if (inject('isSweep')) return matrixFaults;
  return matrixFaults.filter((_, number) => sampleFor(number).includes(site));
}

const tally = createTally({ rows: 'Call', columns: 'Fault' });

/** The chart, which also holds a call that only its actions make. */
function chartOf({ call, chart, makes }: CallSite): Walkable {
  const walked = walkable(chart);
  return 'invoke' in makes ? walked : { ...walked, fixtures: { ...walked.fixtures, holds: [call] } };
}

async function open(site: CallSite): Promise<Place> {
  await page.viewport(1280, 900);
  const chart = chartOf(site);
  const stage = createStage(chart, { network: await mocks(), reset: resetMocks });
  const screen = anyScreens[site.chart];
  screen.prepare?.();
  show(<Screen stage={stage} />);
  const person = createPerson({ chart, screen, stage });
  return { site, chart, screen, stage, person, planner: createPlanner(chart) };
}

it.for(callSites.filter((site) => faultsAt(site).length > 0).map((site) => [nameOf(site), site] as const))(
  '%s',
  { timeout: 900_000 },
  async ([name, site]) => {
    const place = await open(site);
    const failing: string[] = [];
    for (const fault of faultsAt(site)) {
      const problems = await runCell(place, fault);
      tally.count(name, fault.name, problems.length === 0);
      failing.push(...problems.map((problem) => `${fault.name}: ${problem}`));
    }
    expect(failing, 'cells that do not hold').toEqual([]);
  },
);

afterAll(() => {
  console.log(String(tally));
});
