import { useEffect, useState } from 'react';
import { mocks, resetMocks } from '#.storybook/mocks.ts';
import type { MachineName } from '#machines/index.ts';
import { walkable } from '../fixtures/walkable.ts';
import { Screen } from './screen.tsx';
import { announceStage } from './stage-messages.ts';
import { createStage, type StageWithScene } from './stage.ts';

/** Walks in other tabs share the storage: their changes must not reach this walk. */
function ignoreOtherTabs(event: StorageEvent): void {
  if (event.isTrusted) event.stopImmediatePropagation();
}

/** What nothing caught: the browser writes it to its own console only, where a report does not see it. */
function tellUncaught(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const say = (what: unknown) => {
    if (what !== undefined && what !== null) console.error(what);
  };
  window.addEventListener('error', ({ error }: ErrorEvent) => say(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => say(reason), { signal });
  return () => {
    stop.abort();
  };
}

/** A page with a stage only: it starts when the page around the frame asks for it. */
export function StagePage({ machine }: { readonly machine: MachineName }) {
  const [stage, setStage] = useState<StageWithScene | null>(null);
  useEffect(() => {
    window.addEventListener('storage', ignoreOtherTabs, true);
    return () => {
      window.removeEventListener('storage', ignoreOtherTabs, true);
    };
  }, []);
  useEffect(tellUncaught, []);
  useEffect(() => {
    let isHere = true;
    const build = async () => {
      const network = await mocks();
      if (isHere)
        setStage(
          createStage(
            walkable(machine),
            { network, reset: resetMocks },
            { watchesScreen: true, takesPictures: true },
          ),
        );
    };
    void build();
    return () => {
      isHere = false;
    };
  }, [machine]);
  useEffect(() => {
    if (stage === null) return undefined;
    announceStage(stage);
    return stage.watch();
  }, [stage]);
  return stage === null ? null : <Screen stage={stage} />;
}
