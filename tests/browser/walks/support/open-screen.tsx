import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { mocks, resetMocks } from '#.storybook/mocks.ts';
import type { MachineName } from '#machines/index.ts';
import { walks } from '#machines/walks.ts';
import { walkable } from '#stories/charts/fixtures/walkable.ts';
import { Screen } from '#stories/charts/stage/screen.tsx';
import { createStage } from '#stories/charts/stage/stage.ts';
import { show } from '../../support/show.tsx';
import { misread } from '../../support/written.ts';
import type { AnyScreen } from './screen.ts';

/** How each chart's real screen is walked. */
export const anyScreens: Readonly<Record<keyof typeof walks, AnyScreen>> = walks;

/** What the screen says is what was written on it, whoever moved its texts. */
async function seen(): Promise<void> {
  await expect.poll(misread).toEqual([]);
}

/** Renders a chart's real screen, at 1280 px. */
export async function openScreen(name: MachineName) {
  await page.viewport(1280, 900);
  const chart = walkable(name);
  const stage = createStage(chart, { network: await mocks(), reset: resetMocks });
  show(<Screen stage={stage} />);
  return { chart, stage, screen: anyScreens[name], seen };
}
