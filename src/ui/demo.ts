import { createContext, useContext, type ComponentType } from 'react';
import type { InspectionEvent } from 'xstate';

/** A call on its way, as the client makes it. */
export interface CallReport {
  readonly call: string;
  readonly input: unknown;
  /** The decoded reply; rejects with ApiError. */
  readonly reply: Promise<unknown>;
}

/** What a development or demo build adds to the app; a production build has none of it. */
export interface DemoSlot {
  /** One-click accounts on /login. */
  readonly Accounts: ComponentType<{
    onPick: (credentials: { email: string; password: string }) => void;
    disabled?: boolean;
  }>;
  /** Content of the strip above every page. */
  readonly Strip: ComponentType;
  /** Scenarios, faults, calls and machines; shown once, beside the app. */
  readonly Panel: ComponentType;
  /** Told of everything that happens in the app's actors. */
  readonly inspect: (event: InspectionEvent) => void;
  /** Told of every call as it leaves. */
  readonly onCall: (report: CallReport) => void;
}

export const DemoContext = createContext<DemoSlot | null>(null);

/** The demo's parts, or null in a production build. */
export const useDemo = () => useContext(DemoContext);
