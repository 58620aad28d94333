import { Suspense } from 'react';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import type { ManyWindowsProps } from './many-windows.tsx';

const ManyWindows = lazyPart<ManyWindowsProps>(
  () => import('./many-windows.tsx').then((module) => ({ default: module.ManyWindows })),
  () => null,
);

/** The sheet of measures of a house, or a list of its windows, loaded when it is opened. */
export const HouseSheet = (props: ManyWindowsProps) => (
  <Suspense fallback={<Waiting label="Preparando la hoja…" />}>
    <ManyWindows {...props} />
  </Suspense>
);
