import type { ReactNode } from 'react';
import { useMay } from '#src/actor-hooks/use-may.ts';
import type { Ability } from '#src/config/permissions.ts';
import { WorkScreen } from './work-screen.tsx';

interface IfPermittedProps {
  readonly route: Ability;
  readonly children: ReactNode;
}

/** A screen with its own heading, for roles that may see it; other roles read who can grant it (B83). */
export function IfPermitted({ route, children }: IfPermittedProps) {
  return useMay(route) ? children : <WorkScreen route={route}>{null}</WorkScreen>;
}
