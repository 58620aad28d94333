import type { MachineName } from '#machines/index.ts';
import { Walkthrough } from './walkthrough.tsx';

interface WalkArgs {
  /** The walk so far, as the address keeps it. */
  readonly recorrido: string;
}

/** Parameters of stories that walk a machine: a page of its own, whose world is its own too. */
export const walkParameters = {
  layout: 'fullscreen' as const,
  ownWorld: true,
  controls: { disable: true },
  // Each step is an argument, after which axe would look through everything again.
  a11y: { test: 'off' as const },
};

export const walkArgs: WalkArgs = { recorrido: '' };

/** Walks a machine as a story's `render`. */
export const walkOf =
  (machine: MachineName) =>
  ({ recorrido }: WalkArgs, { id }: { readonly id: string }) => (
    <Walkthrough key={id} machine={machine} storyId={id} code={recorrido} />
  );
