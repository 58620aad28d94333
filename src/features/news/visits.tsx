import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { createContext, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { counterNames, type countersMachine } from '#machines/counters/counters.machine.ts';
import { visitMachine, type PreviousVisit, type Seen } from '#machines/visit/visit.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useServices } from '#src/actor-hooks/services.ts';

type VisitActor = ActorRefFrom<typeof visitMachine>;

const VisitContext = createContext<VisitActor | null>(null);

/** Provides the visit of the logged-in person to the screens below. */
export function VisitProvider({ children }: { readonly children: ReactNode }) {
  const [visit, setVisit] = useState<VisitActor | null>(null);
  return (
    <VisitContext value={visit}>
      {children}
      <Suspense>
        <UserVisit onVisit={setVisit} />
      </Suspense>
    </VisitContext>
  );
}

interface VisitProps {
  /** Called with the visit to provide; null when it ends. */
  readonly onVisit: (visit: VisitActor | null) => void;
}

function UserVisit({ onVisit }: VisitProps) {
  const { session } = useServices();
  const person = useSelector(session, ({ context }) => context.user?.id ?? null);
  return person === null ? null : <Visit key={person} person={person} onVisit={onVisit} />;
}

/** Records the shown counters in the visit. */
function Visit({ person, onVisit }: VisitProps & { readonly person: number }) {
  const { counters } = useServices();
  const visit = useActorRef(visitMachine, { ...useActorSurroundings(), input: { person } });
  const counts = useSelector(counters, countsIn, shallowEqual);
  useEffect(() => {
    onVisit(visit);
    return () => {
      onVisit(null);
    };
  }, [visit, onVisit]);
  useEffect(() => {
    visit.send({ type: 'visit.saw', seen: { counts, files: {} } });
  }, [visit, counts]);
  return null;
}

/** The counters that are up to date. */
function countsIn(snapshot: SnapshotFrom<typeof countersMachine>): Seen['counts'] {
  return Object.fromEntries(
    counterNames.flatMap((name) => {
      const count = snapshot.matches({ [name]: 'ready' }) ? snapshot.context.counts[name] : null;
      return count === null ? [] : [[name, count]];
    }),
  );
}

/** What the previous visit saw; null on a first visit and outside of the provider. */
export const useLastVisit = (): PreviousVisit | null =>
  useSelector(use(VisitContext) ?? undefined, (snapshot) => snapshot?.context.before ?? null);

/** How many visits have begun since the page was opened: loaded data is out of date after each. */
export const useVisitCount = (): number =>
  useSelector(use(VisitContext) ?? undefined, (snapshot) => snapshot?.context.turns ?? 0);

/**
 * Records the files of a list as seen, so that the next visit can mark newer ones.
 * @param newest date of the newest file, null when none has a date; undefined until the list is loaded
 */
export function useFilesSeen(kind: keyof Seen['files'], newest: string | null | undefined): void {
  const visit = use(VisitContext);
  useEffect(() => {
    if (newest !== undefined)
      visit?.send({ type: 'visit.saw', seen: { counts: {}, files: { [kind]: newest } } });
  }, [visit, kind, newest]);
}
