import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router-dom';

/**
 * Returns a function that reads the current location of the router. `useLocation` may lag behind during a transition,
 * so a change to a part of the address starts from this one: otherwise it would undo the previous change.
 */
export function useNewestLocation(): () => Location {
  const context = use(DataRouterContext);
  if (context === null) throw new Error('useNewestLocation needs a data router');
  return () => context.router.state.location;
}
