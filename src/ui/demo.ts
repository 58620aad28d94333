import { createContext, useContext, type ComponentType } from 'react';

/** What a development or demo build adds to the app; a production build has none of it. */
export interface DemoSlot {
  /** One-click accounts on /login. */
  readonly Accounts: ComponentType<{
    onPick: (credentials: { email: string; password: string }) => void;
    disabled?: boolean;
  }>;
  /** Content of the strip above every page. */
  readonly Strip: ComponentType;
}

export const DemoContext = createContext<DemoSlot | null>(null);

/** The demo's parts, or null in a production build. */
export const useDemo = () => useContext(DemoContext);
