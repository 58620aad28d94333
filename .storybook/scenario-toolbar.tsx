import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';
import { FORCE_REMOUNT, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { DemoPanel } from '#mocks/demo/demo-panel.tsx';
import { isScenario, scenarioIds, scenarioOf, type ScenarioId } from '#mocks/scenarios/index.ts';

const DEFAULT_SCENARIO = 'visitante';
const SHOWN = 'si';

/** The tester's choices for all stories; Storybook keeps them in the address. */
export const scenarioGlobals = {
  initialGlobals: { escenario: DEFAULT_SCENARIO, fallas: 'no' },
  globalTypes: {
    escenario: {
      description: 'Situación en la que empieza cada historia',
      toolbar: {
        title: 'Escenario',
        icon: 'users' as const,
        dynamicTitle: true,
        items: scenarioIds.map((value) => ({ value, title: scenarioOf(value).name })),
      },
    },
    fallas: {
      description: 'Panel de escenarios, fallas, llamadas y máquinas',
      toolbar: {
        title: 'Fallas',
        icon: 'lightning' as const,
        items: [
          { value: 'no', title: 'Sin panel de fallas' },
          { value: SHOWN, title: 'Con panel de fallas' },
        ],
      },
    },
  },
};

type Globals = Readonly<Record<string, unknown>>;

/** The scenario of the toolbar. */
export function scenarioIn({ escenario }: Globals): ScenarioId {
  return typeof escenario === 'string' && isScenario(escenario) ? escenario : DEFAULT_SCENARIO;
}

/** Whether the toolbar shows the panel. */
export const showsPanel = ({ fallas }: Globals): boolean => fallas === SHOWN;

function updateGlobals(globals: Globals): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals });
}

/** Restarts the story when the toolbar changes its scenario, and shows the panel beside it on request. */
export const withScenarioPanel: Decorator = (Story, { globals, id, parameters, viewMode }) => {
  // A walk has its own mocks, in a frame that the panel does not see.
  if (parameters['ownWorld'] === true) return <Story />;
  const scenario = scenarioIn(globals);
  const shown = showsPanel(globals) && viewMode === 'story';
  return (
    <Fragment key={`${scenario} ${String(shown)}`}>
      <Story />
      {shown ? (
        <DemoPanel
          onClose={() => {
            updateGlobals({ fallas: 'no' });
          }}
          onBegun={(begun) => {
            if (begun === scenario) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
            else updateGlobals({ escenario: begun });
          }}
        />
      ) : null}
    </Fragment>
  );
};
