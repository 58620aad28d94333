/** Parameter of the page's address that names a scenario. */
const PARAMETER = 'escenario';

/** What the page's address names as scenario, whether or not there is one; null where it names none. */
export const scenarioInAddress = (): string | null => new URLSearchParams(location.search).get(PARAMETER);

/** Makes an address that names a scenario name this one, or none, so that a reload does not bring the former back. */
export function correctAddress(id: string | null): void {
  if (scenarioInAddress() === null) return;
  const address = new URL(location.href);
  if (id === null) address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, id);
  history.replaceState(history.state, '', address);
}
