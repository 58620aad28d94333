import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mocks, resetMocks } from '#.storybook/mocks.ts';
import { machineNames, walkable } from '#stories/charts/kit/any-kit.ts';
import { Screen } from '#stories/charts/stage/screen.tsx';
import { createStage } from '#stories/charts/stage/stage.ts';
import { expectConsole } from '#tests/support/quiet-console.ts';
import { show } from '../support/show.tsx';
import { screens } from './screens/index.ts';
import type { WalkReport } from './support/ledger.ts';
import type { AnyScreen } from './support/screen.ts';
import { walkScreen } from './support/walk-screen.ts';

const anyScreens: Readonly<Record<keyof typeof screens, AnyScreen>> = screens;

it.each(machineNames)('all of %s, walked on its real screen', { timeout: 400_000 }, async (name) => {
  await page.viewport(1280, 900);
  const stage = createStage(walkable(name), { network: await mocks(), reset: resetMocks });
  const screen = anyScreens[name];
  show(<Screen stage={stage} />);
  const report = await walkScreen(walkable(name), screen, stage);
  console.log(`${name}: ${summaryOf(report)}`);
  for (const line of screen.logs ?? []) expectConsole('error', line);
  expect(report.edgesLeft, 'transitions that nobody has taken').toEqual([]);
  expect(report.triplesLeft, 'what only thinking ahead could do').toEqual([]);
  expect(report.unreachable, 'states that nothing leads to').toEqual([]);
  expect(report.traps, 'states that nothing leads out of').toEqual([]);
});

function summaryOf({ edges, triples, edgesLeft, triplesLeft, by, unreachable, traps }: WalkReport): string {
  const walked = (all: number, left: readonly string[]) => `${String(all - left.length)}/${String(all)}`;
  return [
    `${walked(edges, edgesLeft)} edges`,
    `${walked(triples, triplesLeft)} triples`,
    `${String(by.hand)} by hand`,
    `${String(by.app)} by the app`,
    `${String(unreachable.length)} unreachable states`,
    `${String(traps.length)} traps`,
  ].join(', ');
}
