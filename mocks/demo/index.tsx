import type { ComponentType } from 'react';
import { canStartMocks, startMocks } from '../browser.ts';
import { Accounts, type AccountsProps } from './Accounts.tsx';
import { Strip } from './Strip.tsx';

/** The parts that only a page on demonstration data shows. */
export interface DemoParts {
  readonly Accounts: ComponentType<AccountsProps>;
  readonly Strip: ComponentType;
}

const CANNOT_START =
  'La demostración necesita un service worker, y este navegador no permite iniciarlo aquí: ' +
  'ábrela por https o desde localhost, en un navegador actual y fuera de una ventana privada.';

/**
 * Starts the fake backend and gives the parts that go with it.
 * @throws Error whose message can be shown, where no service worker can start.
 */
export async function startDemo({ base }: { readonly base: string }): Promise<DemoParts> {
  if (!canStartMocks()) throw new Error(CANNOT_START);
  try {
    await startMocks({ base });
  } catch (cause) {
    throw new Error(CANNOT_START, { cause });
  }
  return { Accounts, Strip };
}
