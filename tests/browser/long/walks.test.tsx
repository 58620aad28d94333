import '#src/app/moved-nodes.ts';
import { expect, inject, it, onTestFinished } from 'vitest';
import { machineNames } from '#stories/charts/fixtures/walkable.ts';
import { expectConsole } from '#tests/support/quiet-console.ts';
import { keepTranslating } from '../support/translate.ts';
import { differentIn } from '../walks/support/different.ts';
import type { WalkReport } from '../walks/support/ledger.ts';
import { anyScreens, openScreen } from '../walks/support/open-screen.tsx';
import { walkScreen } from '../walks/support/walk-screen.ts';

const isSweep = inject('isSweep');

/** Every chart is walked without a screen too (`tests/machines/walks.test.ts`): charts of one factory have the same edges. */
const charts = isSweep
  ? machineNames
  : differentIn(machineNames).filter((name) => anyScreens[name].isWalkedInPart !== true);

/** A walk over each triple takes twice as long; without a screen all are walked in every run. */
const coverage = isSweep ? 'triples' : 'edges';

/** Whether a translator works on the screens while they are walked (W15). */
const isTranslated = inject('isTranslated');

it.each(charts)('%s: the real screen shows every state and takes every transition', async (name) => {
  const opened = await openScreen(name);
  if (isTranslated) onTestFinished(keepTranslating());
  const report = await walkScreen({ ...opened, coverage });
  console.log(`${name}: ${summaryOf(report)}`);
  for (const line of opened.screen.logs ?? []) expectConsole('error', line);
  expect(report.edgesLeft, 'transitions that were not taken').toEqual([]);
  expect(report.unreachable, 'states that were not entered').toEqual([]);
  if (coverage === 'edges') return;
  expect(report.triplesLeft, 'predicted steps that were not taken').toEqual([]);
  expect(report.traps, 'states that were not left').toEqual([]);
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
