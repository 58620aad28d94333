import { Suspense } from 'react';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';

interface HouseSheetProps {
  /** Called when the person goes on in the quoter. */
  readonly onDone: () => void;
}

const TypingGrid = lazyPart<HouseSheetProps>(
  () => import('./typing-grid.tsx').then((module) => ({ default: module.TypingGrid })),
  () => null,
);

/** The sheet of measures of a house, loaded when it is opened. */
export const HouseSheet = (props: HouseSheetProps) => (
  <Suspense fallback={<Waiting label="Preparando la hoja…" />}>
    <TypingGrid {...props} />
  </Suspense>
);
