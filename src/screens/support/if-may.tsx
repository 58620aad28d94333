import type { ReactNode } from 'react';
import type { Ability } from '#src/config/permissions.ts';
import { useMay } from './use-may.ts';
import { WorkScreen } from './work-screen.tsx';

interface IfMayProps {
  readonly route: Ability;
  readonly children: ReactNode;
}

/** A screen that brings its own heading, for those whose role has it; others are told whom to ask (DESIGN 5). */
export function IfMay({ route, children }: IfMayProps) {
  return useMay(route) ? children : <WorkScreen route={route}>{null}</WorkScreen>;
}
