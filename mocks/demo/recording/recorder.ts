import { createActor, type SnapshotFrom } from 'xstate';
import type { Store } from '../../database/store.ts';
import { conditions, networkNow } from '../../faults/conditions.ts';
import { DEMO_TOOLS } from '../panel-id.ts';
import { beginningNow } from './beginning.ts';
import { keeper, readKept } from './kept.ts';
import { recordingMachine } from './recording.machine.ts';
import { addressOf, watchPages } from './watch-pages.ts';
import { createWitness } from './witness.ts';

/** The recording of this page; it goes on where the page before was recorded. */
const actor = createActor(recordingMachine, { input: readKept() });

/** The recording, for React. */
export const recording: Pick<Store<SnapshotFrom<typeof recordingMachine>>, 'get' | 'subscribe'> = {
  get: () => actor.getSnapshot(),
  subscribe: (listener) => {
    const { unsubscribe } = actor.subscribe(listener);
    return unsubscribe;
  },
};

const begunAt = () => {
  const { beginning, isOn } = actor.getSnapshot().context;
  return isOn && beginning !== null ? Date.parse(beginning.at) : null;
};

/** Sees what happens on this page. */
export const witness = createWitness({
  begunAt,
  onEntries: (entries) => {
    actor.send({ type: 'recording.noted', entries });
  },
});

let stop: (() => void) | null = null;

/** The path below which the app is served; ends in a slash. */
let base = '/';

/** The address of the page in the app. */
const addressNow = () => `/${addressOf(window).slice(base.length)}`;

/**
 * Watches the page as long as it is recorded.
 * @param isLoaded whether it was recorded already before it was loaded
 */
function watchWhileOn(isLoaded = false): void {
  const isOn = actor.getSnapshot().matches('recording');
  if (!isOn) {
    stop?.();
    stop = null;
    return;
  }
  if (stop !== null) return;
  const tellPage = () => {
    witness.onPage(addressNow());
  };
  const tellNetwork = () => {
    witness.onNetwork(networkNow());
  };
  const stops = [
    witness.watch(window, DEMO_TOOLS),
    watchPages(window, tellPage),
    conditions.subscribe(tellNetwork),
  ];
  stop = () => {
    for (const end of stops) end();
  };
  witness.onPage(addressNow(), isLoaded);
  witness.tellRunning();
}

/**
 * Starts what records the page, or goes on with it after a reload.
 * @param path the path below which the app is served; ends in a slash
 */
export function startRecorder(path: string): void {
  base = path;
  const keep = keeper();
  actor.start();
  watchWhileOn(true);
  actor.subscribe(({ context }) => {
    watchWhileOn();
    if (!keep(context) && context.isOn) actor.send({ type: 'recording.unkept' });
  });
  window.addEventListener('pagehide', witness.flush);
}

/** Begins a recording; the former one is forgotten. */
export function record(): void {
  actor.send({ type: 'recording.start', beginning: beginningNow(addressNow()) });
}

/** Ends the recording, with all that happened until now. */
export function stopRecording(): void {
  witness.flush();
  actor.send({ type: 'recording.stop' });
}

/** Tells the recording what its tester does with it. */
export const tellRecording = actor.send;

/** Ms since the recording began. */
export const sinceBeginning = (): number => Date.now() - (begunAt() ?? Date.now());
