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

const ListToDraft = lazyPart<HouseSheetProps>(
  () => import('../list/list-to-draft.tsx').then((module) => ({ default: module.ListToDraft })),
  () => null,
);

interface ManyWindowsProps extends HouseSheetProps {
  /** Whether they are pasted or in a file, instead of typed. */
  readonly isList: boolean;
}

/** The windows of a house, typed into a sheet or read from a list, loaded when it is opened. */
export const HouseSheet = ({ isList, onDone }: ManyWindowsProps) => (
  <Suspense fallback={<Waiting label="Preparando la hoja…" />}>
    {isList ? <ListToDraft onDone={onDone} /> : <TypingGrid onDone={onDone} />}
  </Suspense>
);
