import type { InspectionEvent } from 'xstate';
import type { Network } from '../../faults/conditions.ts';
import type { CallReport } from '../call-log.ts';
import type { HandAct } from '../hand/hand.ts';
import { watchConsole } from '../hand/watch-console.ts';
import { watchHand } from '../hand/watch-hand.ts';
import type { Entry, Happening } from './recording.ts';
import { watchActors } from './watch-actors.ts';
import { watchCalls } from './watch-calls.ts';

interface WitnessOptions {
  /** Called with what happened, in order; never while React renders. */
  readonly onEntries: (entries: readonly Entry[]) => void;
  /** When the recording began, in ms since 1970; null while there is none: then nothing is told. */
  readonly begunAt: () => number | null;
}

/** Sees everything that happens on a page, and tells it as entries of a recording. */
export interface Witness {
  readonly inspect: (event: InspectionEvent) => void;
  readonly onCall: (report: CallReport) => void;
  readonly onAct: (act: HandAct) => void;
  /** The page that is shown now; `isLoaded` says that the browser loaded it anew. */
  readonly onPage: (address: string, isLoaded?: boolean) => void;
  /** The tester set how late calls are, and which fail. */
  readonly onNetwork: (network: Network) => void;
  /** The machines that run now, which began before. */
  readonly tellRunning: () => void;
  /** Tells at once what waits to be told. */
  readonly flush: () => void;
  /** Watches a page's person and console. @returns a function that stops */
  readonly watch: (page: Window & typeof globalThis, besides?: string) => () => void;
}

export function createWitness({ onEntries, begunAt }: WitnessOptions): Witness {
  let waiting: Entry[] = [];
  let address: string | null = null;

  const flush = () => {
    const entries = waiting;
    waiting = [];
    if (entries.length > 0) onEntries(entries);
  };
  const tell = (what: Happening) => {
    const begun = begunAt();
    if (begun === null) return;
    if (waiting.length === 0) queueMicrotask(flush);
    waiting.push({ ...what, at: Date.now() - begun });
  };
  const actors = watchActors(tell);

  return {
    inspect: actors.inspect,
    onCall: watchCalls({ tell, askerOf: actors.askerOf }),
    onAct: (act) => {
      tell({ is: 'act', act });
    },
    onPage: (now, isLoaded = false) => {
      if (now === address && !isLoaded) return;
      address = now;
      tell({ is: 'page', address: now, ...(isLoaded && { isLoaded }) });
    },
    onNetwork: (network) => {
      tell({ is: 'network', network });
    },
    tellRunning: () => {
      for (const one of actors.running()) tell(one);
    },
    flush,
    watch: (page, besides) => {
      const stops = [
        watchHand(page.document, (act) => tell({ is: 'act', act }), besides),
        watchConsole(page, (line) => tell({ is: 'line', ...line })),
      ];
      return () => {
        for (const stop of stops) stop();
        address = null;
      };
    },
  };
}
