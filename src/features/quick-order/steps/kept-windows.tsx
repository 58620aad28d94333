import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { decidedIn, type quickOrderMachine } from '#machines/quick-order/quick-order.machine.ts';
import { decidedFrom, DecidedWindows } from '#machines/support/kept-list.ts';
import { KeptList } from '#src/features/sheets/kept-list.tsx';
import type { QuickOrderActor } from './quick-order-actor.ts';

const decidedOf = (snapshot: SnapshotFrom<typeof quickOrderMachine>) =>
  decidedIn(snapshot.context, !snapshot.matches('reading') && !snapshot.matches('columns'));

interface KeptWindowsProps {
  readonly actor: QuickOrderActor;
  /** Names the list in this tab: each place that lists are added to has its own. */
  readonly name: string;
}

/** Keeps a list of windows until they are added. */
export function KeptWindows({ actor, name }: KeptWindowsProps) {
  const snapshot = useSelector(actor, (state) => state);
  return (
    <KeptList
      name={name}
      source={snapshot.matches('empty') || snapshot.matches('done') ? null : snapshot.context.source}
      state={snapshot}
      decidedIn={decidedOf}
      onResume={(source, text) => {
        const decided = decidedFrom(DecidedWindows, text);
        if (decided !== null) actor.send({ type: 'import.resume', source, decided });
      }}
    />
  );
}
