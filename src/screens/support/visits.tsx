import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { createContext, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { counterNames, type countersMachine } from '#machines/counters.machine.ts';
import { visitMachine, type Before, type Seen } from '#machines/visit.machine.ts';
import { useActorSurroundings } from './actor-surroundings.ts';
import { useServices } from './services.ts';

type VisitActor = ActorRefFrom<typeof visitMachine>;

const VisitContext = createContext<VisitActor | null>(null);

/** Follows the visit of whoever is in the panel, for the screens below. */
export function VisitPlace({ children }: { readonly children: ReactNode }) {
  const [visit, setVisit] = useState<VisitActor | null>(null);
  return (
    <VisitContext value={visit}>
      {children}
      <Suspense>
        <PersonsVisit onVisit={setVisit} />
      </Suspense>
    </VisitContext>
  );
}

interface VisitProps {
  /** Told whose visit to show; null once it is over. */
  readonly onVisit: (visit: VisitActor | null) => void;
}

function PersonsVisit({ onVisit }: VisitProps) {
  const { session } = useServices();
  const person = useSelector(session, ({ context }) => context.user?.id ?? null);
  return person === null ? null : <Visit key={person} person={person} onVisit={onVisit} />;
}

/** Tells the visit which numbers are shown; one that begins on an open page has them counted again. */
function Visit({ person, onVisit }: VisitProps & { readonly person: number }) {
  const { counters } = useServices();
  const visit = useActorRef(visitMachine, { ...useActorSurroundings(), input: { person } });
  const turns = useSelector(visit, ({ context }) => context.turns);
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
  useEffect(() => {
    if (turns > 0) counters.send({ type: 'counters.load' });
  }, [counters, turns]);
  return null;
}

/** The numbers that are up to date. */
function countsIn(snapshot: SnapshotFrom<typeof countersMachine>): Seen['counts'] {
  return Object.fromEntries(
    counterNames.flatMap((name) => {
      const count = snapshot.matches({ [name]: 'ready' }) ? snapshot.context.counts[name] : null;
      return count === null ? [] : [[name, count]];
    }),
  );
}

/** What had been seen by the end of the visit before this one; null on a first, and where nobody keeps visits. */
export const useLastVisit = (): Before | null =>
  useSelector(use(VisitContext) ?? undefined, (snapshot) => snapshot?.context.before ?? null);

/** How many other visits have begun on this page while it was open: what is shown is old with each. */
export const useVisitTurns = (): number =>
  useSelector(use(VisitContext) ?? undefined, (snapshot) => snapshot?.context.turns ?? 0);

/**
 * Notes which files are shown, so that the next visit tells newer ones from them.
 * @param newest date of the newest of them, null where none has one; undefined while there is nothing to see
 */
export function useFilesSeen(kind: keyof Seen['files'], newest: string | null | undefined): void {
  const visit = use(VisitContext);
  useEffect(() => {
    if (newest !== undefined)
      visit?.send({ type: 'visit.saw', seen: { counts: {}, files: { [kind]: newest } } });
  }, [visit, kind, newest]);
}
