import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveStorybook } from '#tests/journeys/support/storybook.ts';
import { chromium, olderChromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import { journey, shopJourney, type Places } from './journey.ts';
import { startEngine, type StartedEngine } from './start-engine.ts';
import { webkit } from './webkit.ts';

/** To start or to close an engine on a busy machine. */
const STARTED_WITHIN_MS = 120_000;

describe.each([
  { engine: chromium, steps: journey },
  { engine: olderChromium, steps: shopJourney },
  { engine: firefox, steps: journey },
  { engine: webkit, steps: journey },
])('in $engine.name', ({ engine, steps }) => {
  const undo: (() => unknown)[] = [];
  let started: StartedEngine;
  let places: Places;

  beforeAll(async () => {
    const storybook = await serveStorybook();
    undo.push(storybook.close);
    started = await startEngine(engine);
    undo.push(started.close);
    places = { site: started.site, storybook: storybook.url.replace('127.0.0.1', 'localhost') };
  }, STARTED_WITHIN_MS);

  afterAll(async () => {
    for (const step of undo.toReversed()) await step();
  }, STARTED_WITHIN_MS);

  it.each(Object.entries(steps))('%s', async (_, take) => {
    await take(started.person, places);
    const errors = await started.driver.errors();
    expect(errors, 'no uncaught error, no console error, nothing refused by the policy').toEqual([]);
  });
});
