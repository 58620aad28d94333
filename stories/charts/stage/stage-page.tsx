import { useEffect, useState } from 'react';
import { mocks, resetMocks } from '#.storybook/mocks.ts';
import type { MachineName } from '#machines/index.ts';
import { walkable } from '../kit/any-kit.ts';
import { Screen } from './screen.tsx';
import { announceStage } from './stage-door.ts';
import { createStage, type StageWithScene } from './stage.ts';

/** A page that is nothing but a stage: it waits for whoever shows it in a frame to begin. */
export function StagePage({ machine }: { readonly machine: MachineName }) {
  const [stage, setStage] = useState<StageWithScene | null>(null);
  useEffect(() => {
    let isHere = true;
    void mocks().then((network) => {
      if (isHere) setStage(createStage(walkable(machine), { network, reset: resetMocks }));
    });
    return () => {
      isHere = false;
    };
  }, [machine]);
  useEffect(() => {
    if (stage !== null) announceStage(stage);
  }, [stage]);
  return stage === null ? null : <Screen stage={stage} />;
}
