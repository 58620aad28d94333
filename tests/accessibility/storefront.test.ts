import { routeIds, routeOf } from '#src/config/routes.ts';
import { testScreens } from './check-screens.ts';

testScreens(routeIds.filter((id) => routeOf(id).frame === 'storefront'));
