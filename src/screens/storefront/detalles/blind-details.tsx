import { DetailsPage } from '../../support/shop/details/details-page.tsx';

/** A blind, in the colour that the address names. */
export const BlindDetails = () => <DetailsPage product="persianas" />;
