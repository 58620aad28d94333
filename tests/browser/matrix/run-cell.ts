import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { CallName } from '#src/api/contract/index.ts';
import { painted } from '#stories/charts/stage/when-shown.ts';
import { goOffline, goOnline } from '#stories/support/browser/connection.ts';
import { live } from '../walks/support/person.ts';
import { seen } from '../walks/support/seeing.ts';
import { expectedOf, mustOfferRetry, type Outcome } from './expected.ts';
import type { Fault } from './faults.ts';
import { giveUp, makeCall, startAndMakeCall, unattended } from './make-call.ts';
import { changedFields, englishOn, newLines, readPage, type PageState } from './page-state.ts';
import type { Place } from './place.ts';
import { watchErrors } from './watch-errors.ts';

/**
 * Makes a call on its real screen and lets it fail.
 * @returns what does not hold, each in a line; empty when the cell holds
 */
export async function runCell(place: Place, fault: Fault): Promise<readonly string[]> {
  const { call } = place.site;
  const outcome = expectedOf(call, fault);
  const errors = watchErrors(place.screen.logs);
  const problems: string[] = [];
  try {
    await startAndMakeCall(place);
    const before = readPage();
    if (fault.isOffline === true) goOffline();
    if (fault.kind !== 'never') await fail(place, fault, outcome);
    else if (outcome !== 'unnoticed') await giveUp(place);
    await seesOutcome(place, fault, outcome, before);
    problems.push(...differences(before, readPage(), place, fault, outcome));
    goOnline();
    if (outcome === 'failed' && mustOfferRetry(place.site, fault) && !(call in unattended))
      await makeCall(place);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    goOnline();
    problems.push(...errors.stop());
  }
  return problems;
}

const leavesPage = (outcome: Outcome) => outcome === 'ended' || outcome === 'unnoticed';

/** Answers the call with the fault, and waits until the machine has received it. */
async function fail(
  { site: { call, makes }, stage }: Place,
  fault: Exclude<Fault, { kind: 'never' }>,
  outcome: Outcome,
): Promise<void> {
  const before = live(stage);
  await stage.respond(call, () =>
    fault.kind === 'body' ? Response.json(fault.bodyOf(call)) : fault.respond(call),
  );
  if (leavesPage(outcome)) return;
  const isOver = () => ('invoke' in makes ? !(makes.invoke in live(stage).children) : live(stage) !== before);
  await expect.poll(isOver).toBe(true);
}

/** Waits until the page shows what followed. */
async function seesOutcome(
  { site, person }: Place,
  fault: Fault,
  outcome: Outcome,
  before: PageState,
): Promise<void> {
  if (leavesPage(outcome)) await seen(page.getByRole('heading', { level: 1, name: 'Entra a tu cuenta' }));
  // A chart's failed state looks as if it can be tried again, which a list does not offer after a refusal.
  else if (outcome === 'unavailable' || (outcome === 'failed' && !mustOfferRetry(site, fault))) {
    await expect.poll(() => newLines(before, readPage()).length).toBeGreaterThan(0);
  } else await person.seesState();
  if (outcome === 'ended') {
    const hasText = before.token === null ? 'Entra para continuar' : 'Tu sesión terminó';
    await seen(page.getByRole('status').filter({ hasText }));
  }
  await painted();
}

/** Calls whose fields are not there after a failure, and why nothing is lost. */
const keptElsewhere: Readonly<Partial<Record<CallName, string>>> = {
  setCartQuantity: 'like a switch, a quantity returns to the saved one',
  convertQuote: 'the review closes; it has the notes again when it is opened',
};

/** How screens say that the server does not offer something. */
const NOT_HERE = /aún no ofrece|aún no está disponible|[Pp]or ahora no/;

/** What does not hold on the page after a fault. */
function differences(
  before: PageState,
  after: PageState,
  { site: { call } }: Place,
  { kind, isOffline = false }: Fault,
  outcome: Outcome,
): readonly string[] {
  const problems = englishOn(after).map((text) => `English: ${text}`);
  if (leavesPage(outcome)) return after.token === null ? problems : [...problems, 'the token is still there'];
  if (after.token !== before.token && call !== 'login') problems.push('the session ended');
  if (outcome === 'accepted') return problems;
  const added = newLines(before, after);
  // The strip above the page says that there is no connection.
  const allowed = isOffline ? 1 : 0;
  if (outcome === 'silent')
    return added.length <= allowed ? problems : [...problems, ...added.map((line) => `it says: ${line}`)];
  const isSilent = kind === 'never' && call in unattended;
  if (added.length === 0 && !isSilent) problems.push('it shows no message');
  if (outcome === 'unavailable' && !(call in unattended) && !added.some((line) => NOT_HERE.test(line))) {
    problems.push(`it does not say that the server lacks this: ${added.join(' / ')}`);
  }
  const lost = call in keptElsewhere ? [] : changedFields(before, after);
  return [...problems, ...lost.map((field) => `it lost what was typed: ${field}`)];
}
