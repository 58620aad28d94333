import { page } from 'vitest/browser';
import type { Option, Planner } from '#stories/charts/fixtures/planner.ts';
import type { Walkable } from '#stories/charts/fixtures/walkable.ts';
import type { StageWithScene } from '#stories/charts/stage/stage.ts';
import { live, type Person } from '../walks/support/person.ts';
import type { AnyScreen } from '../walks/support/screen.ts';
import type { CallSite } from './call-sites.ts';

/** A place where a call is made, on its real screen. */
export interface Place {
  readonly site: CallSite;
  readonly chart: Walkable;
  readonly screen: AnyScreen;
  readonly stage: StageWithScene;
  readonly person: Person;
  readonly planner: Planner;
}

/** Whether an option needs the call: it is the call's answer, or the event that makes it. */
export const needsCall =
  ({ makes }: CallSite) =>
  ({ act }: Option): boolean =>
    'invoke' in makes
      ? act.do === 'answer' && act.invoke === makes.invoke
      : act.do === 'send' && act.type === makes.event;

/** What a person has to do before the call is made, and the call; null when nothing leads there. */
export const wayToCall = ({ site, stage, person, planner }: Place): readonly Option[] | null =>
  planner.pathTo(live(stage), needsCall(site), person.mayTake);

/** The switches of a user: both are one event of the chart. */
const switches: Readonly<Record<string, string>> = {
  toggleUserActive: 'Activo',
  toggleUserMapActive: 'En el mapa',
};

/** Does what makes a call that no invoke makes. */
export async function makeByEvent({ site: { call, makes }, screen }: Place): Promise<void> {
  if ('invoke' in makes) return;
  const label = switches[call];
  if (label !== undefined) {
    const row = page.getByRole('main').getByRole('row', { name: /Daniela Ríos Cantú/ });
    return row.getByRole('switch', { name: label }).click();
  }
  const interaction = screen.interactions[makes.event];
  if (interaction?.by !== 'person') throw new Error(`no person sends ${makes.event}`);
  return interaction.take({} as never);
}
