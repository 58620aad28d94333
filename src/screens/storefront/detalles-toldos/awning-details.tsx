import { DetailsPage } from '../../support/shop/details/details-page.tsx';

/** An awning, in the colour that the address names. */
export const AwningDetails = () => <DetailsPage product="toldos" />;
