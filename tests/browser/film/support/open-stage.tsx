import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { mocks, resetMocks } from '#.storybook/mocks.ts';
import type { MachineName } from '#machines/index.ts';
import { walkable } from '#stories/charts/fixtures/walkable.ts';
import { Screen } from '#stories/charts/stage/screen.tsx';
import { createStage } from '#stories/charts/stage/stage.ts';
import { show } from '../../support/show.tsx';

/** A chart's stage with its real screen, at its first start. */
export async function openStage(name: MachineName, { takesPictures = false } = {}) {
  await page.viewport(1280, 900);
  const stage = createStage(
    walkable(name),
    { network: await mocks(), reset: resetMocks },
    { watchesScreen: true, takesPictures },
  );
  onTestFinished(stage.watch());
  show(<Screen stage={stage} />);
  await stage.restart(0);
  return stage;
}
