import type { ComponentType } from 'react';
import type { InspectionEvent } from 'xstate';
import { canStartMocks, startMocks } from '../browser.ts';
import { keepConditionsIn } from '../faults/conditions.ts';
import { followAddress } from '../scenarios/follow-address.ts';
import { webStorage } from '../web-storage.ts';
import { Accounts, type AccountsProps } from './Accounts.tsx';
import { onCall, type CallReport } from './call-log.ts';
import { Panel } from './Panel.tsx';
import { openPanel, unknownScenario } from './panel-state.ts';
import { inspect } from './running-machines.ts';
import { Strip } from './Strip.tsx';

/** The parts that only a page on demonstration data shows, and what they are told. */
export interface DemoParts {
  readonly Accounts: ComponentType<AccountsProps>;
  readonly Strip: ComponentType;
  readonly Panel: ComponentType;
  readonly inspect: (event: InspectionEvent) => void;
  readonly onCall: (report: CallReport) => void;
}

const CANNOT_START =
  'La demostración necesita un service worker, y este navegador no permite iniciarlo aquí: ' +
  'ábrela por https o desde localhost, en un navegador actual y fuera de una ventana privada.';

/**
 * Starts the fake backend, in the scenario that the page's address names, and gives the parts that go with it.
 * @throws Error whose message can be shown, where no service worker can start.
 */
export async function startDemo({ base }: { readonly base: string }): Promise<DemoParts> {
  if (!canStartMocks()) throw new Error(CANNOT_START);
  try {
    await startMocks({ base });
  } catch (cause) {
    throw new Error(CANNOT_START, { cause });
  }
  keepConditionsIn(webStorage('sessionStorage'));
  const unknown = await followAddress();
  if (unknown !== null) {
    unknownScenario.set(unknown);
    openPanel(true);
  }
  return { Accounts, Strip, Panel, inspect, onCall };
}
