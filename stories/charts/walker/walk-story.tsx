import type { MachineName } from '#machines/index.ts';
import type { ScenarioId } from '#mocks/scenarios/index.ts';
import { troubleWalk, type Trouble } from '../failures/troubles.ts';
import { walkCode } from '../fixtures/walk-code.ts';
import { walkable } from '../fixtures/walkable.ts';
import { Walkthrough } from './walkthrough.tsx';

interface WalkArgs {
  /** The walk, as the address keeps it. */
  readonly recorrido?: string;
}

const persons = {
  customer: 'cliente',
  distributor: 'distribuidor',
  administrator: 'administrador',
} as const satisfies Record<string, ScenarioId>;

/** Who is in at the first start of a chart, for Storybook's toolbar. */
function personOf(machine: MachineName): ScenarioId {
  const [start] = walkable(machine).fixtures.starts;
  return start?.token === undefined ? 'visitante' : persons[start.as ?? 'customer'];
}

/**
 * What the story of every machine is: full-page, without the shared mocks, and a walk as its `render`.
 * @param begin the walk that an address without one opens; at first it is empty
 */
export const walkOf = (machine: MachineName, begin: () => string = () => '') => ({
  parameters: {
    layout: 'fullscreen' as const,
    ownWorld: true,
    controls: { disable: true },
    // Each step changes an argument, after which axe would check the page again.
    a11y: { test: 'off' as const },
  },
  globals: { escenario: personOf(machine) },
  args: { recorrido: '' },
  render: ({ recorrido = '' }: WalkArgs, { id }: { readonly id: string }) => (
    <Walkthrough key={id} machine={machine} storyId={id} code={recorrido === '' ? begin() : recorrido} />
  ),
});

/** The walk of a machine after a question of it has failed, or takes long. */
export const failing = (machine: MachineName, invoke: string, trouble: Trouble) =>
  walkOf(machine, () => {
    const walk = troubleWalk(machine, invoke, trouble);
    return walk === null ? '' : walkCode(walk);
  });
