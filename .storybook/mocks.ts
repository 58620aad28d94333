import { startMocks } from '#mocks/browser.ts';
import { webStorage } from '#mocks/database/web-storage.ts';
import { conditions, persistConditionsIn } from '#mocks/faults/conditions.ts';
import { applyScenario } from '#mocks/scenarios/apply.ts';
import type { ScenarioId } from '#mocks/scenarios/index.ts';

let started: ReturnType<typeof startMocks> | null = null;

/** The mocks of every story. A story adds its own answers in beforeEach: `(await mocks()).use(…)`. */
export function mocks(): ReturnType<typeof startMocks> {
  started ??= startMocks({ base: import.meta.env.BASE_URL, persist: false });
  return started;
}

/** Keys of the tester's own settings, kept between stories. */
const KEPT = /^rollux-(?:recorridos|panel|mocks-red)/;

function clear(storage: Storage | null): void {
  if (storage === null) return;
  for (const key of Object.keys(storage)) {
    if (!KEPT.test(key)) storage.removeItem(key);
  }
}

/** Every story starts from a scenario; by default from the seeds, logged out, without faults. */
export async function resetMocks(): Promise<void> {
  await beginStory({ scenario: 'visitante', keepFaults: false });
}

interface StoryBeginning {
  readonly scenario: ScenarioId;
  /** Whether faults that the tester chose for this scenario stay. */
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

/** Faults that the tester chooses for stories survive a reload. */
export function keepConditions(): void {
  persistConditionsIn(webStorage('sessionStorage'));
}
