import { showScenario } from '#.storybook/show-scenario.ts';
import { conditions } from '#mocks/faults/conditions.ts';
import { isScenario, scenarioOf, type ScenarioId } from '#mocks/scenarios/index.ts';
import { demoAccounts } from '#mocks/seeds/accounts.ts';
import { openSession } from '#mocks/sessions.ts';
import { writeToken } from '#src/api/stored/session-store.ts';

type Label = (typeof demoAccounts)[number]['label'];

const scenarioOfLabel = {
  Cliente: 'cliente',
  Distribuidor: 'distribuidor',
  Administrador: 'administrador',
} as const satisfies Record<Label, ScenarioId>;

const accountOf = (label: Label) => demoAccounts.find((one) => one.label === label);

/**
 * The scenario in which a story of a person runs when the toolbar has chosen one: that one, where its person is the story's;
 * else the story's own.
 * @param label whose story it is; without one it is that of anyone who is logged in
 */
export function scenarioFor(chosen: ScenarioId, label?: Label): ScenarioId {
  const { loggedIn, expired = false } = scenarioOf(chosen);
  // It is of the shop, not of a person.
  if (loggedIn === undefined && chosen !== 'visitante') return chosen;
  const isIn = loggedIn !== undefined && !expired;
  if (isIn && (label === undefined || accountOf(label)?.email === loggedIn)) return chosen;
  return scenarioOfLabel[label ?? 'Cliente'];
}

/**
 * Logs in a person before the story: the toolbar's, where the story can be theirs; else its own, whom the toolbar then shows.
 * @param label whose story it is; without one it is that of anyone who is logged in, a customer at first
 */
export async function logIn(label?: Label): Promise<void> {
  const { scenario } = conditions.get();
  const chosen = scenario !== null && isScenario(scenario) ? scenario : 'visitante';
  const own = scenarioFor(chosen, label);
  if (own === chosen && scenarioOf(own).loggedIn !== undefined) return;
  const account = accountOf(label ?? 'Cliente');
  if (account) writeToken(await openSession(account.id));
  if (own !== chosen) showScenario(own);
}
