import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { ScenarioId } from '#mocks/scenarios/index.ts';

/** A test run has no toolbar. */
const isTest = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** Sets the scenario in the toolbar: the story starts again in it. */
export function showScenario(escenario: ScenarioId): void {
  if (!isTest) addons.getChannel().emit(UPDATE_GLOBALS, { globals: { escenario } });
}
