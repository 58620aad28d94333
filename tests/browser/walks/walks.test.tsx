import '#src/app/moved-nodes.ts';
import { expect, inject, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { mocks, resetMocks } from '#.storybook/mocks.ts';
import type { MachineName } from '#machines/index.ts';
import { walks } from '#machines/walks.ts';
import { machineNames, walkable } from '#stories/charts/fixtures/walkable.ts';
import { Screen } from '#stories/charts/stage/screen.tsx';
import { createStage } from '#stories/charts/stage/stage.ts';
import { expectConsole } from '#tests/support/quiet-console.ts';
import { show } from '../support/show.tsx';
import { keepTranslating } from '../support/translate.ts';
import { misread } from '../support/written.ts';
import { differentIn } from './support/different.ts';
import type { WalkReport } from './support/ledger.ts';
import type { AnyScreen } from './support/screen.ts';
import { walkScreen } from './support/walk-screen.ts';

const anyScreens: Readonly<Record<keyof typeof walks, AnyScreen>> = walks;

/** Number of acts that show that a screen and its chart are connected. */
const FIRST_ACTS = 3;

/** Every chart is walked without a screen too (`tests/machines/walks.test.ts`): charts of one factory have the same edges. */
const different = differentIn(machineNames).filter((name) => anyScreens[name].isWalkedInPart !== true);

/** The longest walks on screen. */
const long = machineNames.filter((name) => anyScreens[name].takesLong === true);

/** Charts walked in full on screen; of the others the first acts are taken. */
const inFull = {
  first: different.filter((name) => !long.includes(name)),
  others: long,
  all: machineNames,
}[inject('part')];

const inPart = inject('part') === 'first' ? machineNames.filter((name) => !inFull.includes(name)) : [];

/** A walk over each triple takes twice as long; without a screen all are walked in every run. */
const coverage = inject('part') === 'all' ? 'triples' : 'edges';

/** Whether a translator works on the screens while they are walked (W15). */
const isTranslated = inject('isTranslated');

/** What the screen says is what was written on it, whoever moved its texts. */
async function seen(): Promise<void> {
  await expect.poll(misread).toEqual([]);
}

/** Renders a chart's real screen. */
async function open(name: MachineName) {
  await page.viewport(1280, 900);
  const stage = createStage(walkable(name), { network: await mocks(), reset: resetMocks });
  show(<Screen stage={stage} />);
  if (isTranslated) onTestFinished(keepTranslating());
  return { stage, screen: anyScreens[name] };
}

it.each(inFull)('%s: the real screen shows every state and takes every transition', async (name) => {
  const { stage, screen } = await open(name);
  const report = await walkScreen({ chart: walkable(name), screen, stage, coverage, seen });
  console.log(`${name}: ${summaryOf(report)}`);
  for (const line of screen.logs ?? []) expectConsole('error', line);
  expect(report.edgesLeft, 'transitions that were not taken').toEqual([]);
  expect(report.unreachable, 'states that were not entered').toEqual([]);
  if (coverage === 'edges') return;
  expect(report.triplesLeft, 'predicted steps that were not taken').toEqual([]);
  expect(report.traps, 'states that were not left').toEqual([]);
});

it.for(inPart)('%s: the real screen follows the first acts', async (name) => {
  const { stage, screen } = await open(name);
  const report = await walkScreen({ chart: walkable(name), screen, stage, coverage, seen, acts: FIRST_ACTS });
  expect(report.by.person, 'transitions by interactions').toBeGreaterThan(0);
});

function summaryOf({ edges, triples, edgesLeft, triplesLeft, by, unreachable, traps }: WalkReport): string {
  const walked = (all: number, left: readonly string[]) => `${String(all - left.length)}/${String(all)}`;
  return [
    `${walked(edges, edgesLeft)} edges`,
    `${walked(triples, triplesLeft)} triples`,
    `${String(by.person)} by interactions`,
    `${String(by.app)} by the app`,
    `${String(unreachable.length)} unreachable states`,
    `${String(traps.length)} traps`,
  ].join(', ');
}
