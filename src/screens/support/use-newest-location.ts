import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router-dom';

/**
 * Asks the router where it is. What a page shows may be a moment behind: who writes part of an address starts from this,
 * or takes back what another part of the page has just written.
 */
export function useNewestLocation(): () => Location {
  const context = use(DataRouterContext);
  if (context === null) throw new Error('there is no data router around');
  return () => context.router.state.location;
}
