import type { MachineName } from '#machines/index.ts';
import { Walkthrough } from './walkthrough.tsx';

interface WalkArgs {
  /** The walk, as the address keeps it. */
  readonly recorrido: string;
}

/** Parameters of stories that walk a machine: full-page, without the shared mocks. */
export const walkParameters = {
  layout: 'fullscreen' as const,
  ownWorld: true,
  controls: { disable: true },
  // Each step changes an argument, after which axe would check the page again.
  a11y: { test: 'off' as const },
};

export const walkArgs: WalkArgs = { recorrido: '' };

/** Walks a machine as a story's `render`. */
export const walkOf =
  (machine: MachineName) =>
  ({ recorrido }: WalkArgs, { id }: { readonly id: string }) => (
    <Walkthrough key={id} machine={machine} storyId={id} code={recorrido} />
  );
