import type { ComponentType } from 'react';
import type { InspectionEvent } from 'xstate';
import { webStorage } from '../database/web-storage.ts';
import { persistConditionsIn } from '../faults/conditions.ts';
import { followAddress } from '../scenarios/follow-address.ts';
import { Accounts, type AccountsProps } from './accounts.tsx';
import { AppDemoPanel } from './app-demo-panel.tsx';
import { onCall as logCall, type CallReport } from './call-log.ts';
import { CHARTS_ID } from './panel-id.ts';
import { chartsOpen, openPanel, unknownScenario } from './panel-state.ts';
import { startRecorder, witness } from './recording/recorder.ts';
import { inspect as followMachine, runningMachines } from './running-machines.ts';
import { Strip } from './strip.tsx';

export { startMocks } from '../browser.ts';

/** The components that only a page with demonstration data shows, and their callbacks. */
export interface DemoParts {
  readonly Accounts: ComponentType<AccountsProps>;
  readonly Strip: ComponentType;
  readonly Panel: ComponentType;
  readonly inspect: (event: InspectionEvent) => void;
  readonly onCall: (report: CallReport) => void;
  readonly charts: {
    readonly id: string;
    readonly open: typeof chartsOpen;
    readonly machines: typeof runningMachines;
  };
}

function inspect(event: InspectionEvent): void {
  followMachine(event);
  witness.inspect(event);
}

function onCall(report: CallReport): void {
  logCall(report);
  witness.onCall(report);
}

const charts = { id: CHARTS_ID, open: chartsOpen, machines: runningMachines };

/** Shows the scenario that the page's address names, and returns the demo's components. The fake server has started. */
export async function startDemo({ base }: { readonly base: string }): Promise<DemoParts> {
  persistConditionsIn(webStorage('sessionStorage'));
  const unknown = await followAddress();
  startRecorder(base);
  if (unknown !== null) {
    unknownScenario.set(unknown);
    openPanel(true);
  }
  return { Accounts, Strip, Panel: AppDemoPanel, inspect, onCall, charts };
}
