import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mocks, resetMocks } from '#.storybook/mocks.ts';
import { readReport, type WalkReport } from '#stories/charts/fixtures/report.ts';
import { machineNames, walkable } from '#stories/charts/fixtures/walkable.ts';
import { Screen } from '#stories/charts/stage/screen.tsx';
import { createStage } from '#stories/charts/stage/stage.ts';

/** Walks that testers saved: each file here is a test. */
const files = import.meta.glob<string>('./reports/*.json', { eager: true, query: '?raw', import: 'default' });

function reportIn(text: string): WalkReport {
  const report = readReport(text);
  if (typeof report === 'string') throw new Error(report);
  return report;
}

async function repeat({ machine, start, steps, after }: WalkReport) {
  const name = machineNames.find((one) => one === machine);
  if (name === undefined) throw new Error(`there is no chart ${machine}`);
  const stage = createStage(walkable(name), { network: await mocks(), reset: resetMocks });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<Screen stage={stage} />);
  await stage.restart(start);
  await stage.repeat({ acts: steps, after });
  return stage.getState().steps;
}

describe('a saved walk replays to the same states', () => {
  test.each(Object.entries(files))('%s', async (_, text) => {
    const report = reportIn(text);
    const steps = await repeat(report);
    const facts = ({ act, edges, value }: Pick<WalkReport['steps'][number], 'act' | 'edges' | 'value'>) => ({
      act,
      edges,
      value,
    });
    expect(steps.map((step) => facts({ ...step, edges: [...step.edges] }))).toEqual(report.steps.map(facts));
  });
});
