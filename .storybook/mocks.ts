import { startMocks } from '#mocks/browser.ts';
import { conditions, keepConditionsIn } from '#mocks/faults/conditions.ts';
import { applyScenario } from '#mocks/scenarios/apply.ts';
import type { ScenarioId } from '#mocks/scenarios/index.ts';
import { webStorage } from '#mocks/web-storage.ts';

let started: ReturnType<typeof startMocks> | null = null;

/** The mocks that answer every story. A story adds its own answers in beforeEach: `(await mocks()).use(…)`. */
export function mocks(): ReturnType<typeof startMocks> {
  started ??= startMocks({ base: import.meta.env.BASE_URL, persist: false });
  return started;
}

/** What belongs to the person who tries the stories, and not to a story. */
const KEPT = /^rollux-(?:recorridos|panel|mocks-red)/;

function clear(storage: Storage | null): void {
  if (storage === null) return;
  for (const key of Object.keys(storage)) {
    if (!KEPT.test(key)) storage.removeItem(key);
  }
}

/** Every story starts from a scenario; without any, from the seeds, with nobody logged in and a calm network. */
export async function resetMocks(): Promise<void> {
  await beginStory({ scenario: 'visitante', keepFaults: false });
}

interface StoryBeginning {
  readonly scenario: ScenarioId;
  /** Whether faults that a person has put beside this scenario's stories stay. */
  readonly keepFaults: boolean;
}

/** Starts a story from a scenario. */
export async function beginStory({ scenario, keepFaults }: StoryBeginning): Promise<void> {
  const network = await mocks();
  network.resetHandlers();
  const met = conditions.get();
  clear(webStorage('localStorage'));
  clear(webStorage('sessionStorage'));
  await applyScenario(scenario);
  if (keepFaults && met.scenario === scenario) conditions.set(met);
}

/** Faults that a person puts beside stories survive a reload of the page. */
export function keepConditions(): void {
  keepConditionsIn(webStorage('sessionStorage'));
}
