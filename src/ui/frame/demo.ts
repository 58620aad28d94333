import { createContext, useContext, type ComponentType } from 'react';
import type { AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** A call that the client is making. */
export interface CallReport {
  readonly call: string;
  readonly input: unknown;
  /** The decoded reply; rejects with ApiError. */
  readonly reply: Promise<unknown>;
  /** The HTTP status of a reply that is no failure; null before. */
  readonly status: () => number | null;
}

/** A machine that runs on the page. */
export interface RunningMachine {
  /** Unique on the page. */
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  /** The transitions that led to its state, and the number of that step. */
  readonly taken: readonly AnyTransitionDefinition[];
  readonly step: number;
}

/** A value with subscribers. */
interface Observed<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What a development or demo build adds to the app; a production build has none of it. */
export interface DemoSlot {
  /** Demo accounts that log in with one click on /login. */
  readonly Accounts: ComponentType<{
    onPick: (credentials: { email: string; password: string }) => void;
    disabled?: boolean;
  }>;
  /** Content of the strip above every page. */
  readonly Strip: ComponentType;
  /** Panel of scenarios, faults, calls and machines; rendered once, beside the app. */
  readonly Panel: ComponentType;
  /** Receives every inspection event of the app's actors. */
  readonly inspect: (event: InspectionEvent) => void;
  /** Receives every call when it starts. */
  readonly onCall: (report: CallReport) => void;
  /** The charts beside the page, which a button in the strip opens. */
  readonly charts: {
    /** Id that the button names. */
    readonly id: string;
    readonly open: Observed<boolean> & { readonly set: (open: boolean) => void };
    /** All running machines, oldest first. */
    readonly machines: Observed<readonly RunningMachine[]>;
  };
}

export const DemoContext = createContext<DemoSlot | null>(null);

/** The demo's parts, or null in a production build. */
export const useDemo = () => useContext(DemoContext);
