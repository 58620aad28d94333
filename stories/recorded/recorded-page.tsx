import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '#mocks/database/store.ts';
import type { Entry } from '#mocks/demo/recording/recording.ts';
import { createWitness } from '#mocks/demo/recording/witness.ts';
import { setNetwork, type Network } from '#mocks/faults/conditions.ts';
import { createRoutes } from '#src/app/routes.tsx';
import { watched } from '#src/app/services/watched-client.ts';
import { screenShown } from '../charts/stage/when-shown.ts';
import { demoSlot } from '../support/demo-slot.ts';
import { Stage } from '../support/stage.tsx';
import { prepareBeginning } from './prepare-beginning.ts';
import { announceApp, type RecordedApp } from './recorded-app.ts';
import { repeatRecording } from './repeat-recording.ts';

/** A load of the app. */
interface Load {
  readonly number: number;
  readonly path: string;
  readonly hash: string;
}

/** The demo's accounts without its strip: what is pressed there is not recorded. */
const demo = { ...demoSlot, Strip: () => null };

function createApp() {
  const load = createStore<Load | null>(null);
  let entries: Entry[] = [];
  let begun = Date.now();
  const witness = createWitness({
    begunAt: () => begun,
    onEntries: (more) => {
      entries.push(...more);
    },
  });

  const open = async (address: string) => {
    const [path = '/', hash] = address.split('#');
    load.set(null);
    await new Promise(requestAnimationFrame);
    load.set({ number: (loads += 1), path, hash: hash === undefined ? '' : `#${hash}` });
    await screenShown();
  };

  const app: RecordedApp = {
    repeat: async (recording, tell) => {
      // Input from the page around is copied: its objects are not instances of this page's classes.
      const copy = structuredClone(recording);
      load.set(null);
      await prepareBeginning(copy.beginning);
      entries = [];
      begun = Date.now();
      const page = {
        open,
        entries: () => entries,
        onAct: witness.onAct,
        setNetwork: (network: Network) => {
          setNetwork(network);
          witness.onNetwork(network);
        },
      };
      await repeatRecording(page, copy, tell);
      return entries;
    },
  };
  return { app, load, witness };
}

let loads = 0;

/** A page with the app only: it opens when the page around the frame repeats a recording. */
export function RecordedPage({ onApp = announceApp }: { readonly onApp?: (app: RecordedApp) => void }) {
  const [{ app, load, witness }] = useState(createApp);
  const shown = useSyncExternalStore(load.subscribe, load.get);
  useEffect(() => {
    onApp(app);
  }, [app, onApp]);
  return shown === null ? null : <OneLoad key={shown.number} load={shown} witness={witness} />;
}

interface OneLoadProps {
  readonly load: Load;
  readonly witness: ReturnType<typeof createWitness>;
}

function OneLoad({ load: { path, hash }, witness }: OneLoadProps) {
  const [routes] = useState(createRoutes);
  const [surroundings] = useState(() => ({ inspect: witness.inspect }));
  return (
    <Stage
      routes={routes}
      path={path}
      hash={hash}
      demo={demo}
      hasOutbox
      surroundings={surroundings}
      aroundClient={(client) => watched(client, witness.onCall)}
      onAddress={witness.onPage}
    />
  );
}
