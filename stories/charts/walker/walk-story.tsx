import type { MachineName } from '#machines/index.ts';
import { Walkthrough } from './walkthrough.tsx';

interface WalkArgs {
  /** The walk, as the address keeps it. */
  readonly recorrido: string;
}

/** What the story of every machine is: full-page, without the shared mocks, and a walk as its `render`. */
export const walkOf = (machine: MachineName) => ({
  parameters: {
    layout: 'fullscreen' as const,
    ownWorld: true,
    controls: { disable: true },
    // Each step changes an argument, after which axe would check the page again.
    a11y: { test: 'off' as const },
  },
  args: { recorrido: '' },
  render: ({ recorrido }: WalkArgs, { id }: { readonly id: string }) => (
    <Walkthrough key={id} machine={machine} storyId={id} code={recorrido} />
  ),
});
