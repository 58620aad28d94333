import { href } from '#src/config/routes.ts';

/** Id of the section with the favourites; it is there when the address names it. */
export const FAVOURITES_ID = 'favoritos';

export const favouritesHref = `${href('blinds')}#${FAVOURITES_ID}`;
