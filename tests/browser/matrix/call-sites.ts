import type { MachineName } from '#machines/index.ts';
import { callNames, contract, type CallName } from '#src/api/contract/index.ts';
import { machineNames, walkable } from '#stories/charts/fixtures/walkable.ts';

/** A place where the app makes a call: an invoke of a chart, or an event whose action makes it. */
export interface CallSite {
  readonly call: CallName;
  readonly chart: MachineName;
  readonly makes: { readonly invoke: string } | { readonly event: string };
}

/** Calls that a chart makes without an invoke, in an action or an actor that serves many of them. */
const byEvent: readonly CallSite[] = [
  { call: 'toggleUserActive', chart: 'users', makes: { event: 'users.switch' } },
  { call: 'toggleUserMapActive', chart: 'users', makes: { event: 'users.switch' } },
  { call: 'logout', chart: 'session', makes: { event: 'session.logout' } },
];

/** Every place where a chart makes a call, from the fixtures of all charts: a new one joins by itself. */
export const callSites: readonly CallSite[] = callNames.flatMap((call) => [
  ...machineNames.flatMap((chart) =>
    Object.entries(walkable(chart).fixtures.invokes)
      .filter(([, question]) => question?.asks === call)
      .map(([invoke]): CallSite => ({ call, chart, makes: { invoke } })),
  ),
  ...byEvent.filter((site) => site.call === call),
]);

/** The name of a place in a report: the chart only where several make the call. */
export function nameOf(site: CallSite): string {
  const others = callSites.filter(({ call }) => call === site.call);
  return others.length > 1 ? `${site.call} (${site.chart})` : site.call;
}

/** Calls of a class should fail alike: those that read or write, of the specification or assumed. */
export const classOf = ({ call }: CallSite): string => {
  const { writes, assumed } = contract[call];
  return `${writes ? 'write' : 'read'} ${assumed}`;
};

/** One place of each class for every fault, each time another one. */
export function sampleFor(faultNumber: number): readonly CallSite[] {
  const classes = Map.groupBy(callSites, classOf);
  return [...classes.values()].flatMap((sites) => sites[faultNumber % sites.length] ?? []);
}
