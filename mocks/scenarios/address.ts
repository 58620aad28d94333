/** URL parameter that names a scenario. */
const PARAMETER = 'escenario';

/** Returns the scenario named in the page's address, valid or not; null when there is none. */
export const scenarioInAddress = (): string | null => new URLSearchParams(location.search).get(PARAMETER);

/**
 * Changes or removes the scenario in the page's address, if it has one, so that a reload does not restart the previous
 * one.
 */
export function correctAddress(id: string | null): void {
  if (scenarioInAddress() === null) return;
  const address = new URL(location.href);
  if (id === null) address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, id);
  history.replaceState(history.state, '', address);
}
